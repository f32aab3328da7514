import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { DocumentDrawer } from '../../infrastructure/documents/document-drawer'
import type { JobPayloads } from '../../infrastructure/jobs/job-queue'
import type { Outbox } from '../notifications'
import type { LogoAddresses } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { maintenanceQuoteDocumentOperations } from './document/maintenance-quote-document.operations'
import { draftDueQuote } from './draft-due-quote'
import { expireQuotesCrontab, expireQuotesJob } from './expire-quotes.job'
import { maintenanceQuoteOperations } from './maintenance-quote.operations'
import { createMaintenanceQuoteRepository } from './maintenance-quote.repository'
import { maintenanceQuotePortalOperations } from './maintenance-quote-portal.operations'
import { notifyOtherParty } from './notify-other-party'
import { maintenanceQuotesTool } from './tools/maintenance-quotes.tool'
import { withdrawOutdatedDraftsCrontab, withdrawOutdatedDraftsJob } from './withdraw-outdated-drafts.job'

export { announceMaintenanceQuote } from './announce-quote'
export { enqueueDrafts } from './draft-due-quote'
export { maintenanceQuoteEdited, maintenanceQuoteMoved, maintenanceQuotesEnded } from './maintenance-quote.events'
export { withdrawQuotesOfService } from './withdraw-of-service'

interface MaintenanceQuotesOptions {
  db: Database
  documents: Pick<DocumentDrawer, 'draw'>
  logoAddress: LogoAddresses
  transact: Transact
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
}

/** What due maintenance costs: quoted, approved line by line, scheduled and completed. */
export function createMaintenanceQuotes({
  db,
  documents,
  logoAddress,
  transact,
  outbox,
  portalLinks,
}: MaintenanceQuotesOptions) {
  const quotes = createMaintenanceQuoteRepository(db)
  return {
    operations: {
      ...maintenanceQuoteOperations({ db, logoAddress, transact, quotes }),
      ...maintenanceQuoteDocumentOperations({ db, documents, quotes }),
      ...maintenanceQuotePortalOperations({ db, logoAddress, transact }),
    },
    tools: [maintenanceQuotesTool({ db, quotes })],
    notifyOtherParty: notifyOtherParty({ outbox, portalLinks }),
    jobs: {
      'expire-maintenance-quotes': expireQuotesJob(db, transact),
      'draft-maintenance-quote': ({ instance_id: id }: JobPayloads['draft-maintenance-quote']) =>
        transact((trx) => draftDueQuote(trx, id)),
      'withdraw-outdated-drafts': withdrawOutdatedDraftsJob(db, transact),
    },
    crontab: [expireQuotesCrontab, withdrawOutdatedDraftsCrontab].join('\n'),
  }
}
