import type { Side } from './columns'
import type { Records } from './records'
import { hidden, type Rows } from './rows'

const api = '/api/v2/organizations'
const address = { label: 'Yard', line1: '12 Quarry Road', city: 'Butte', country: 'US' }

const customerContact = (records: Records, side: Side) =>
  `${api}/${records.organization('dealerAdmin', side)}/customers/${records.organization('operator', side)}/contact`

/** What a dealership has entered about its customer, as long as it serves it. */
const ofCustomers = {
  own: '200 200 200 403 403 403',
  foreign: '200 404 404 403 403 403',
  rival: '404 404',
  before: '404 404',
  after: '404 404',
}

export const organizationRows: Rows = {
  listOrganizations: {
    call: ({ records, who, side }) => ({ url: `${api}/?limit=1000`, shows: records.organization(who, side) }),
    own: '200 200 200 200 200 200',
    rival: { dealership: '200- 200-', operator: '200+ 200+' },
    before: '200- 200-',
  },
  createOrganization: {
    call: () => ({ url: `${api}/`, payload: { name: 'A new operator', type: 'OPERATOR' } }),
    own: '201 201 403 403 403 403',
    rival: '201 403',
    before: '201 403',
  },
  lookUpCustomers: {
    call: () => ({ url: `${api}/customers?brand=Harrow&model=WL-120` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  getOrganization: {
    call: async ({ records, who, side }) => {
      const { id, description } = await records.describedOrganization(who, side)
      return { url: `${api}/${id}`, shows: description }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '200+ 200+' },
    before: '200- 200-',
    after: '200- 200-',
  },
  updateOrganization: {
    call: ({ records, who, side }) => ({
      url: `${api}/${records.organization(who, side)}`,
      payload: { description: 'Stone' },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },
  uploadLogo: {
    call: async ({ records, who, side }) => ({
      url: `${api}/${records.organization(who, side)}/logo`,
      file: { field: 'file', name: 'logo.png', content: await records.picture(), type: 'image/png' },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },
  removeLogo: {
    call: ({ records, who, side }) => ({ url: `${api}/${records.organization(who, side)}/logo` }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },
  getLogo: {
    signed: async ({ records, who, side }) => {
      const id = await records.organizationWithLogo(who, side)
      return { url: `${api}/${id}/logo`, subject: `logo:${id}` }
    },
    bearer: { own: '200 200 200 200 200 200', foreign: '200 404 404 404 404 404' },
  },
  listRecentActivity: {
    call: ({ records, who, side }) => ({ url: `${api}/${records.organization(who, side)}/recent-activity` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    ...hidden,
  },

  getCustomerContact: {
    call: ({ records, side }) => ({ url: customerContact(records, side) }),
    ...ofCustomers,
  },
  getNewOrderRecipients: {
    call: ({ records, side }) => ({ url: customerContact(records, side).replace('contact', 'recipients') }),
    ...ofCustomers,
  },
  setCustomerContact: {
    call: ({ records, side }) => ({
      url: customerContact(records, side),
      payload: { email: 'office@ridgeline.example' },
    }),
    ...ofCustomers,
  },

  listAddresses: {
    call: async ({ records, who, side }) => ({
      url: `${api}/addresses/${records.organization(who, side)}`,
      shows: await records.address(who, side),
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '200+ 200+' },
    before: '404 404',
    after: '404 404',
  },
  addAddress: {
    call: ({ records, who, side }) => ({
      url: `${api}/addresses/${records.organization(who, side)}`,
      payload: address,
    }),
    own: '201 201 403 201 403 403',
    foreign: '201 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },
  updateAddress: {
    call: async ({ records, who, side }) => ({
      url: `${api}/addresses/${records.organization(who, side)}`,
      payload: { id: await records.address(who, side), city: 'Helena' },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },
  deleteAddress: {
    call: async ({ records, who, side }) => ({
      url: `${api}/addresses/${records.organization(who, side)}/${await records.address(who, side)}`,
    }),
    own: '204 204 403 204 403 403',
    foreign: '204 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '403 403',
    after: '403 403',
  },

  listLinks: {
    call: ({ records, who, side }) => ({ url: `${api}/links?organization_id=${records.organization(who, side)}` }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '404 403' },
    before: '404 403',
    after: '404 403',
  },
  requestLink: {
    call: async ({ records, who }) => ({
      url: `${api}/links`,
      payload: who === 'superUser' ? await records.twoOrganizations() : { email: records.email() },
    }),
    own: '202 202 403 403 403 403',
    rival: '202 403',
    before: '202 403',
  },
  // The side that may: an operator accepts what it was asked, a dealership takes its request back.
  answerLink: {
    call: async ({ records, who, side }) => ({
      url: `${api}/links/${await records.linkRequest(who, side)}`,
      payload: { action: who.startsWith('operator') ? 'accept' : 'withdraw' },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '404 403' },
    before: '404 403',
    after: '404 403',
  },
}
