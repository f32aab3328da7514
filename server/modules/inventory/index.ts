import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { FileStore } from '../../infrastructure/files/file-store'
import { locationOperations } from './locations/location.operations'
import { fillBackOrdersJob } from './stock/back-order.job'
import { stockOperations } from './stock/stock.operations'
import { partStockTool, stockLevelsTool } from './tools/part-stock.tool'
import { stockLocationsTool } from './tools/stock-locations.tool'
import { stockMovementsTool } from './tools/stock-movements.tool'
import { importStockJob } from './upload/import-stock.job'
import { inventoryUploadOperations } from './upload/inventory-upload.operations'

export { announceStock, stockRooms } from './announce-stock'
export { backOrderReserved, stockChanged } from './inventory.events'
export { availability } from './stock/availability'
export { receive } from './stock/change-stock'
export { release } from './stock/release-stock'
export { reserve } from './stock/reserve-stock'
export { returnToStock } from './stock/return-to-stock'
export { ship } from './stock/ship-stock'

interface Dependencies {
  db: Database
  files: FileStore
  transact: Transact
}

/** What dealerships have in stock, where, and what of it is promised. */
export function createInventory({ db, files, transact }: Dependencies) {
  const importJob = importStockJob({ db, transact, files })
  return {
    operations: {
      ...stockOperations({ db, transact }),
      ...locationOperations({ db, transact }),
      ...inventoryUploadOperations({ db, files, transact }),
    },
    tools: [partStockTool(db), stockLevelsTool(db), stockMovementsTool(db), stockLocationsTool(db)],
    jobs: {
      'fill-back-orders': fillBackOrdersJob(db, transact),
      'import-stock': importJob.handler,
    },
    failAbandonedImports: importJob.failAbandoned,
  }
}
