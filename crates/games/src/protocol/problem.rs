//! Why a request was not carried out.

use gaffer_core::{RuleId, Side, repeated};
use serde::Serialize;
use utoipa::ToSchema;

use crate::described;
use crate::rules_reference;
use crate::words::{Language, Phrase};

/// Why a request was not carried out; the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Problem {
    /// A word for programs (docs/PROTOCOL.md lists them).
    pub code: &'static str,
    /// What is wrong and what to do, in the language that was asked for.
    pub message: String,
    /// The rule that is the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::RuleId>)]
    pub rule: Option<RuleId>,
    /// What that rule says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
    /// The team of a new match that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub side: Option<Side>,
    /// The message as data, to be said in another language.
    #[serde(skip)]
    pub phrase: Option<Box<Phrase>>,
    /// After how many seconds it makes sense to try again, where that is known.
    #[serde(skip)]
    pub wait: Option<u32>,
}

impl Problem {
    /// A problem that no rule is the reason of. The message may repeat what was sent.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: repeated(&message.into()),
            rule: None,
            text: None,
            side: None,
            phrase: None,
            wait: None,
        }
    }

    /// A problem whose message can be said in every language.
    pub fn said(code: &'static str, phrase: Phrase) -> Self {
        let message = Language::ENGLISH.render(&phrase);
        Self {
            phrase: Some(Box::new(phrase)),
            ..Self::new(code, message)
        }
    }

    /// The same problem with the rule that is the reason.
    pub(crate) fn by(self, rule: RuleId) -> Self {
        Self {
            rule: Some(rule),
            text: rules_reference::text(rule.0),
            ..self
        }
    }

    /// The same problem in a language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        if let Some(phrase) = &self.phrase {
            self.message = repeated(&language.render(phrase));
        }
        self
    }
}
