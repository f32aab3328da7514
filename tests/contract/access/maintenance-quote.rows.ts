import { listMaintenanceQuotesQuery } from '#contract/platform-limits'
import type { Rows } from './rows'

const api = '/api/v2/maintenance-quotes'
const { maximum } = listMaintenanceQuotesQuery.limit

/** Quotes for maintenance: the staff of the dealership, and the Org Admins of the operator once a quote was sent. */
export const maintenanceQuoteRows: Rows = {
  listMaintenanceQuotes: {
    call: async ({ records, side }) => ({
      url: `${api}/?limit=${maximum}`,
      shows: (await records.maintenanceQuote(side)).id,
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  createMaintenanceQuote: {
    call: async ({ records, side }) => {
      const { instanceId, taskId } = await records.quotableTask(side)
      return { url: `${api}/`, payload: { instance_id: instanceId, task_ids: [taskId] } }
    },
    own: '201 201 201 403 403 403',
    foreign: '201 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '403 403',
  },
  getMaintenanceQuote: {
    call: async ({ records, side }) => ({ url: `${api}/${(await records.maintenanceQuote(side)).id}` }),
    own: '200 200 200 200 404 404',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getMaintenanceQuoteDocument: {
    call: async ({ records, side }) => ({ url: `${api}/${(await records.maintenanceQuote(side)).id}/document` }),
    own: '200 200 200 200 404 404',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getMaintenanceQuoteRecipients: {
    call: async ({ records, side }) => ({ url: `${api}/${(await records.maintenanceQuote(side)).id}/recipients` }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    // The service has ended, and with it the sight of the customer's people.
    before: '403 403',
    after: '404 404',
  },
  updateMaintenanceQuote: {
    call: async ({ records, side }) => ({
      url: `${api}/${(await records.maintenanceQuote(side, 'DRAFT')).id}`,
      payload: { version: 1, comment: 'In the pit' },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  moveMaintenanceQuote: {
    call: async ({ records, side }) => ({
      url: `${api}/${(await records.maintenanceQuote(side, 'DRAFT')).id}/status`,
      payload: { version: 1, status: 'READY' },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  // A dealership does not decide on what it quotes.
  decideMaintenanceQuote: {
    call: async ({ records, side }) => {
      const { id, lineId } = await records.maintenanceQuote(side)
      return {
        url: `${api}/${id}/decisions`,
        payload: { version: 1, decisions: [{ line_id: lineId, decision: 'APPROVED' }] },
      }
    },
    own: '200 403 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: '404 403',
    before: '403 403',
    after: '404 403',
  },
}
