/** What a column contains, which decides how its cells are read. */
type FieldType = 'identifier' | 'text' | 'figure' | 'date' | 'choice'

/** What a table says of each row. */
export interface TableField<Name extends string = string> {
  name: Name
  type: FieldType
  isRequired?: boolean
  /** Other names of its column, as `headingKey` gives them. */
  headings: readonly string[]
  /** Names that other columns have as well; the content decides. */
  vagueHeadings?: readonly string[]
}

/** Plain data, which worker threads receive too. */
export interface TableKind<Name extends string = string> {
  name: 'parts' | 'counts' | 'machines'
  fields: readonly TableField<Name>[]
}

export const namesOf = <Name extends string>({ fields }: TableKind<Name>): Name[] => fields.map(({ name }) => name)
