/** Whether a text is a day of the calendar, YYYY-MM-DD: not the 31st of February. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(day.getTime()) && day.getUTCFullYear() > 0 && day.toISOString().slice(0, 10) === text
}
