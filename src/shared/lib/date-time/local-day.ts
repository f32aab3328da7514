/** The calendar day of a moment where the reader is, as names of files and date fields have it: "2026-11-21". */
export function localDay(moment: Date = new Date()): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-')
}

/** A moment (ISO 8601) where the reader is, to the minute, as spreadsheets understand it: "2026-11-21 08:30". */
export function localMinute(moment: string): string {
  const date = new Date(moment)
  return `${localDay(date)} ${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')
