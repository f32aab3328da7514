import type { FieldValues } from 'react-hook-form'

/**
 * The values of a form whose record somebody else has changed: theirs, except in the fields that were changed here since
 * `opened`. A list of rows is one field, because its rows may have moved.
 */
export function mergeTheirs<Values extends FieldValues>({ opened, typed, theirs }: MergedValues<Values>) {
  const isSame = (name: string, other: FieldValues) => JSON.stringify(typed[name]) === JSON.stringify(other[name])
  const own = Object.keys(typed).filter((name) => !isSame(name, opened))
  return {
    values: { ...theirs, ...Object.fromEntries(own.map((name) => [name, typed[name]])) },
    /** Where what was typed here replaces something else. */
    typedFields: own.filter((name) => !isSame(name, theirs)),
  }
}

type MergedValues<Values extends FieldValues> = {
  /** As the form was filled. */
  opened: FieldValues
  typed: Values
  /** As somebody else has stored it since. */
  theirs: Values
}
