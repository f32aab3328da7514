/** The calendar day of a moment where the reader is, as names of files and date fields have it: "2026-11-21". */
export function localDay(moment: Date = new Date()): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}
