import type { Attack } from './attack'
import { sendFile } from './send-file'

export const tableHead = 'brand,model,serial_number,name,hours\n'

interface TableAttack {
  name: string
  description: string
  content: () => string
  /** How many tables are sent at once. */
  count?: number
  /** The acceptable statuses. */
  expected: readonly number[]
}

/** Creates an attack that checks a table repeatedly, as the import dialog does before anything is stored. */
export const importTable = ({ name, description, content, count = 1, expected }: TableAttack): Attack => {
  let table = ''
  return {
    name,
    description,
    prepare: async () => {
      table = content()
    },
    async run({ attacker }, signal) {
      const path = `/api/v2/machines/instances/${attacker.organizationId}/import`
      const file = { path, content: table, fields: { dry_run: 'true' }, signal }
      await Promise.all(Array.from({ length: count }, () => sendFile(attacker, expected, file)))
    },
  }
}
