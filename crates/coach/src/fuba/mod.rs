//! What is known of FUBA.
