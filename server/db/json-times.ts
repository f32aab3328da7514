type TimesOf<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? Name : never }[keyof Row]

/** A row as JSON has it: its times are text. */
export type WithTexts<Row> = Omit<Row, TimesOf<Row>> & {
  [Name in TimesOf<Row>]: null extends Row[Name] ? string | null : string
}

export const toTime = (text: string): Date => new Date(text)

export const toNullableTime = (text: string | null): Date | null => (text === null ? null : new Date(text))
