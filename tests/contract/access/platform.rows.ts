import { hidden, type Rows } from './rows'

const api = '/api/v2'
const aView = (name: string) => ({ name, search: {}, hidden_columns: [], density: 'compact' })

export const platformRows: Rows = {
  // Not for those who run machines; a super user works for no dealership.
  getWaitingWork: {
    call: () => ({ url: `${api}/dashboard/waiting` }),
    own: '200 200 200 403 403 403',
    rival: '200 200',
    before: '200 200',
  },
  // Only those that the dealership serves now.
  listServedCustomers: {
    call: ({ records, who, side }) => ({
      url: `${api}/dashboard/customers?limit=1000`,
      shows: records.organization(who, side),
    }),
    own: '200 200 200 403 403 403',
    rival: { dealership: '200- 200-', operator: '200+ 200+' },
    before: '200- 200-',
  },
  getSalesFigures: {
    call: () => ({ url: `${api}/dashboard/sales` }),
    own: '200 200 403 403 403 403',
    rival: '200 403',
    before: '200 403',
  },

  listEmails: {
    call: () => ({ url: `${api}/emails/` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  getEmail: {
    call: async ({ records }) => ({ url: `${api}/emails/${await records.keptEmail()}` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  // Let in, and then told that there is no mail server to send it with.
  retryEmail: {
    call: async ({ records }) => ({ url: `${api}/emails/${await records.keptEmail()}/retry`, payload: {} }),
    own: '409 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  getEmailChoices: {
    call: () => ({ url: `${api}/email-choices` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  changeEmailChoices: {
    call: () => ({ url: `${api}/email-choices`, payload: { shipments: 'daily' } }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  listFeedback: {
    call: () => ({ url: `${api}/feedback/` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  exportFeedback: {
    call: () => ({ url: `${api}/feedback/export` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  getFeedbackSummary: {
    call: () => ({ url: `${api}/feedback/summary` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  // Both dealerships that have assigned the model could add a manual.
  listUnansweredQuestions: {
    call: async ({ records, side }) => ({
      url: `${api}/feedback/unanswered-questions?limit=1000`,
      shows: await records.unansweredQuestion(side),
    }),
    own: '200 200 403 403 403 403',
    rival: '200+ 403',
    before: '200- 403',
  },

  // Although it shows a conversation that is otherwise its person's alone.
  getFeedbackExplanation: {
    call: async ({ records, who, side }) => ({
      url: `${api}/feedback/${await records.feedback(who, side)}/explanation`,
    }),
    own: '200 403 403 403 403 403',
    foreign: '200 403 403 403 403 403',
    rival: { dealership: '403 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },

  // A view is its person's alone, not even the super user's.
  listNotices: {
    call: async ({ records, who, side }) => ({ url: `${api}/notices/`, shows: await records.notice(who, side) }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200- 200-',
  },
  readNotices: {
    call: () => ({ url: `${api}/notices/read`, payload: { until: '2026-03-02T09:30:00.000Z' } }),
    own: '204 204 204 204 204 204',
    rival: '204 204',
    before: '204 204',
  },
  listListViews: {
    call: async ({ records, who, side }) => ({
      url: `${api}/list-views/?list=/machines`,
      shows: await records.listView(who, side),
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200- 200-',
  },
  saveListView: {
    call: ({ records }) => ({ url: `${api}/list-views/`, payload: { list: '/machines', ...aView(records.name()) } }),
    own: '201 201 201 201 201 201',
    rival: '201 201',
    before: '201 201',
  },
  updateListView: {
    call: async ({ records, who, side }) => ({
      url: `${api}/list-views/${await records.listView(who, side)}`,
      payload: aView(records.name()),
    }),
    own: '200 200 200 200 200 200',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  deleteListView: {
    call: async ({ records, who, side }) => ({ url: `${api}/list-views/${await records.listView(who, side)}` }),
    own: '204 204 204 204 204 204',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },

  listBrands: {
    call: () => ({ url: `${api}/machines/brands` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  createBrand: {
    call: ({ records }) => ({ url: `${api}/machines/brands`, payload: { name: records.name() } }),
    own: '201 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  updateBrand: {
    call: async ({ records }) => ({
      url: `${api}/machines/brands`,
      payload: { id: await records.brand(), name: records.name() },
    }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },

  listMachines: {
    call: async ({ records, side }) => ({ url: `${api}/machines/?limit=1000`, shows: await records.model(side) }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  listAllBrands: {
    call: () => ({ url: `${api}/machines/all-brands` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  getMachine: {
    call: async ({ records, side }) => ({ url: `${api}/machines/${await records.machine(side)}` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200 200',
    before: '200 200',
    after: '404 404',
  },
  getManualUploadDate: {
    call: async ({ records, side }) => ({ url: `${api}/machines/${await records.machine(side)}/manual-upload-date` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200 200',
    before: '200 200',
    after: '404 404',
  },
  listMachineManuals: {
    call: async ({ records, side }) => ({
      url: `${api}/machines/${await records.machine(side)}/manuals?limit=1000`,
      shows: await records.manual(side, 'READY'),
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '404 404',
  },

  uploadManual: {
    call: async ({ records, side }) => ({
      url: `${api}/files/upload`,
      payload: { machine_id: await records.machine(side) },
      file: { field: 'files', name: 'manual.pdf', content: await records.pdf(), type: 'application/pdf' },
    }),
    own: '202 202 202 403 403 403',
    foreign: '202 404 404 403 403 403',
    rival: '202 202',
    before: '202 202',
    after: '404 404',
  },
  retryManual: {
    call: async ({ records, side }) => ({
      url: `${api}/manuals/${await records.manual(side, 'FAILED')}/retry`,
      payload: {},
    }),
    own: '202 202 202 403 403 403',
    foreign: '202 404 404 403 403 403',
    rival: '404 404',
    before: '202 202',
    after: '404 404',
  },
  updateManual: {
    call: async ({ records, side }) => ({
      url: `${api}/manuals/${await records.manual(side, 'FAILED')}`,
      payload: { kind: 'service' },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  deleteManual: {
    call: async ({ records, side }) => ({ url: `${api}/manuals/${await records.manual(side, 'FAILED')}` }),
    own: '204 204 204 403 403 403',
    foreign: '204 404 404 403 403 403',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
  getFileAccess: {
    call: async ({ records, side }) => ({ url: `${api}/files/${await records.manual(side, 'READY')}/access` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getPageParts: {
    call: async ({ records, side }) => ({ url: `${api}/files/${await records.manual(side, 'READY')}/pages/1/parts` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getPageImage: {
    signed: async ({ records, side }) => {
      const id = await records.storedManual(side)
      return { url: `${api}/files/${id}/pages/1?for=somebody`, subject: `manual-pages:${id}:somebody` }
    },
  },
  getSecureFile: {
    signed: async ({ records, side }) => {
      const path = await records.storedPath(side)
      return { url: `${api}/secure-files?path=${encodeURIComponent(path)}`, subject: `file:${path}` }
    },
    bearer: { own: '200 200 200 200 200 200', foreign: '200 404 404 404 404 404' },
  },
}
