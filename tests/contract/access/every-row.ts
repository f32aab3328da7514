import { assistantsRows } from './assistants.rows'
import { cartRows } from './cart.rows'
import { catalogueRows } from './catalogue.rows'
import { hoursRows } from './hours.rows'
import { identityRows } from './identity.rows'
import { inventoryRows } from './inventory.rows'
import { machineInstanceRows } from './machine-instance.rows'
import { machineNoteRows } from './machine-note.rows'
import { maintenanceRows } from './maintenance.rows'
import { maintenanceQuoteRows } from './maintenance-quote.rows'
import { manualLibraryRows } from './manual-library.rows'
import { orderRows } from './order.rows'
import { organizationRows } from './organization.rows'
import { paymentRows } from './payment.rows'
import { pictureRows } from './picture.rows'
import { platformRows } from './platform.rows'
import { portalLinkRows } from './portal-link.rows'
import { pricingRows } from './pricing.rows'
import { quoteRows } from './quote.rows'
import type { Rows } from './rows'
import { salesCatalogueRows } from './sales-catalogue.rows'
import { shoppingListRows } from './shopping-list.rows'
import { telematicsRows } from './telematics.rows'

/** One row for each operation of the contract. */
export const everyRow: Rows = {
  ...identityRows,
  ...organizationRows,
  ...platformRows,
  ...pictureRows,
  ...manualLibraryRows,
  ...assistantsRows,
  ...catalogueRows,
  ...portalLinkRows,
  ...machineInstanceRows,
  ...machineNoteRows,
  ...hoursRows,
  ...maintenanceRows,
  ...salesCatalogueRows,
  ...inventoryRows,
  ...maintenanceQuoteRows,
  ...telematicsRows,
  ...cartRows,
  ...shoppingListRows,
  ...orderRows,
  ...paymentRows,
  ...pricingRows,
  ...quoteRows,
}
