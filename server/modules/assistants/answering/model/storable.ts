/** As JSON writes them: zero, and halves of characters, which PostgreSQL does not store, and any other escape. */
const escapes = /\\(?:u0000|ud[89a-f][\da-f]{2}|.)/g

/** A value as it can be stored in JSON, whatever a model has put in its texts. */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(escapes, (found) => (found.length > 2 ? '' : found)))
