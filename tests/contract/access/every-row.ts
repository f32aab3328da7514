import { assistantsRows } from './assistants.rows'
import { catalogueRows } from './catalogue.rows'
import { hoursRows } from './hours.rows'
import { identityRows } from './identity.rows'
import { machineInstanceRows } from './machine-instance.rows'
import { maintenanceRows } from './maintenance.rows'
import { organizationRows } from './organization.rows'
import { platformRows } from './platform.rows'
import { portalLinkRows } from './portal-link.rows'
import type { Rows } from './rows'

/** One row for each operation of the contract. */
export const everyRow: Rows = {
  ...identityRows,
  ...organizationRows,
  ...platformRows,
  ...assistantsRows,
  ...catalogueRows,
  ...portalLinkRows,
  ...machineInstanceRows,
  ...hoursRows,
  ...maintenanceRows,
}
