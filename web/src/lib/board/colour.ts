// Team colours: ink that can be read on them; pure.

/** Black or white, whichever stands out more on a colour; the contrast is always above 4.5:1. */
export function inkOn(colour: string): string {
  const light = luminance(colour);
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (hex === null) return 0;
  const channel = (text: string | undefined): number => {
    const value = parseInt(text ?? '0', 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(hex[1]) + 0.7152 * channel(hex[2]) + 0.0722 * channel(hex[3]);
}
