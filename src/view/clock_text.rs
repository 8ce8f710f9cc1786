//! How a clock is written.

use std::time::Duration;

/// Below this a clock shows tenths of a second.
const TENTHS: Duration = Duration::from_secs(10);

/// A time as a clock shows it: `1:02:03`, `5:00`, and `0:09.4` in the last ten seconds. A second that has begun is
/// shown whole, so that `0:00.0` is shown only when nothing is left.
#[must_use]
pub fn clock_text(left: Duration) -> String {
    if left < TENTHS {
        let tenths = left.as_millis().div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_players_read_them() {
        let text = |ms| clock_text(Duration::from_millis(ms));
        assert_eq!(text(3_723_000), "1:02:03");
        assert_eq!(text(300_000), "5:00");
        assert_eq!(text(299_001), "5:00");
        assert_eq!(text(10_000), "0:10");
        assert_eq!(text(9_400), "0:09.4");
        assert_eq!(text(9_999), "0:10.0");
        assert_eq!(text(1), "0:00.1");
        assert_eq!(text(0), "0:00.0");
    }
}
