import pg from 'pg'

/** Whether an error is a `unique_violation`, optionally of one particular constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && (!constraint || error.constraint === constraint)

// foreign_key_violation, unique_violation, serialization_failure, deadlock_detected
const collisions = new Set(['23503', '23505', '40001', '40P01'])

/** Whether a change failed because of a concurrent one, such as a referenced row that was deleted meanwhile. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && collisions.has(error.code)

/** Whether a row cannot be deleted or stored because of a reference. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23503'

/** Whether a figure, or what is calculated from it, is beyond what its column can store: `numeric_value_out_of_range`. */
export const isOutOfRange = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '22003'
