/** Stands between reasons. */
const separator = '; '

/** The reasons of a text, as they were chosen or typed. */
export const reasonsIn = (text: string): string[] =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)

/** The text with a reason in addition, or without it if it has it; what was typed stays. */
export function toggleReason(text: string, reason: string): string {
  const reasons = reasonsIn(text)
  return (reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason]).join(separator)
}
