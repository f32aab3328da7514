/** Reads an option that is a positive whole number. Otherwise prints the usage and ends the process. */
export function countOption(text: string, usage: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  console.error(usage)
  process.exit(1)
}
