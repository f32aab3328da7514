import type { Database } from '../../../db/connection'
import { dealershipTool } from '../../../record-tools/dealership-tool'
import type { RecordTool } from '../../../record-tools/record-tool'

type StoreTool = Omit<Parameters<typeof dealershipTool>[1], 'ofAllCustomers'>

/** A tool for what a dealership has in its stores. */
export const storeTool = (db: Database, tool: StoreTool): RecordTool =>
  dealershipTool(db, {
    ...tool,
    ofAllCustomers: {
      en: 'The stock is not divided by customers.',
      es: 'Las existencias no se dividen por clientes.',
    },
  })
