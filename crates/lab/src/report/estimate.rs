//! A mean with its standard error.

use serde::Serialize;
use utoipa::ToSchema;

/// The mean of some figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = ReportEstimate)]
pub struct Estimate {
    /// The mean; 0 where there are no figures.
    pub mean: f64,
    /// Its standard error; not there for fewer than two figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
}

impl Estimate {
    /// The mean of figures.
    pub fn of(figures: impl Iterator<Item = f64> + Clone) -> Self {
        let count = figures.clone().count() as f64;
        let mean = figures.clone().sum::<f64>() / count.max(1.0);
        let squares: f64 = figures.map(|figure| (figure - mean).powi(2)).sum();
        Self {
            mean,
            error: (count > 1.0).then(|| (squares / (count - 1.0) / count).sqrt()),
        }
    }
}
