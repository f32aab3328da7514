import type { Database } from '../../../db/connection'
import { dealershipTool } from '../../../record-tools/dealership-tool'
import type { RecordTool } from '../../../record-tools/record-tool'

type MoneyTool = Omit<Parameters<typeof dealershipTool>[1], 'level' | 'ofAllCustomers'>

/** A tool for the money of one dealership, which only its admins see. */
export const moneyTool = (db: Database, tool: MoneyTool): RecordTool =>
  dealershipTool(db, {
    ...tool,
    level: 'dealership-admin',
    ofAllCustomers: {
      en: `These are the ${tool.records.en} of all customers.`,
      es: `Son ${tool.records.es} de todos los clientes.`,
    },
  })
