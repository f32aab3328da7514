import { assistantsRows } from './assistants.rows'
import { catalogueRows } from './catalogue.rows'
import { hoursRows } from './hours.rows'
import { identityRows } from './identity.rows'
import { machineInstanceRows } from './machine-instance.rows'
import { maintenanceRows } from './maintenance.rows'
import { manualLibraryRows } from './manual-library.rows'
import { organizationRows } from './organization.rows'
import { platformRows } from './platform.rows'
import { portalLinkRows } from './portal-link.rows'
import type { Rows } from './rows'
import { telematicsRows } from './telematics.rows'

/** One row for each operation of the contract. */
export const everyRow: Rows = {
  ...identityRows,
  ...organizationRows,
  ...platformRows,
  ...manualLibraryRows,
  ...assistantsRows,
  ...catalogueRows,
  ...portalLinkRows,
  ...machineInstanceRows,
  ...hoursRows,
  ...maintenanceRows,
  ...telematicsRows,
}
