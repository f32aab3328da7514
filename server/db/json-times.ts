/** A row as JSON has it: its times are text. */
export type WithTexts<Row, Time extends keyof Row> = Omit<Row, Time> & {
  [Name in Time]: null extends Row[Name] ? string | null : string
}

export const toTime = (text: string): Date => new Date(text)

export const toTimeIfAny = (text: string | null): Date | null => (text === null ? null : new Date(text))
