/** Credits an operator may give at once, on top of the plan, for this month. */
export const grantLimits = { min: 1, max: 1000 } as const;

/** '25' to 25; undefined for anything but a whole number within the limits. */
export function grantAmountOf(text: string): number | undefined {
  const amount = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return amount >= grantLimits.min && amount <= grantLimits.max ? amount : undefined;
}
