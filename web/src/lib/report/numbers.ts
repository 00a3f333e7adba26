// The numbers of a report as they are read.
import type { ReportEstimate } from '../../generated/protocol';
import { language, t } from '../messages.svelte';

/** A number with so many digits after the point. */
export const number = (value: number, digits = 3): string =>
  value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A number with its sign. */
export const signed = (value: number): string =>
  value.toLocaleString(language(), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    signDisplay: 'exceptZero',
  });

/** A share as a percentage. */
export const percent = (share: number): string =>
  share.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 0 });

/** A mean with its standard error. */
export const estimate = ({ mean, error }: ReportEstimate): string =>
  error === undefined ? number(mean) : t('my-report-error', { mean: number(mean), error: number(error) });
