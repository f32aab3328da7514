import type { Rows } from './rows'

const api = '/api/v2/quotes'

/** Quotes: a dealership's staff see the dealership's, an operator's admin the operator's, its other people their own. */
export const quoteRows: Rows = {
  listQuotes: {
    call: async ({ records, who, side }) => {
      const { id, po } = await records.quote(who, side)
      return { url: `${api}/?search=${po}`, shows: id }
    },
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  createQuote: {
    call: async ({ records, side }) => {
      // So that there is a catalogue.
      await records.pricedPart(side)
      return {
        url: `${api}/`,
        payload: {
          dealership_id: records.organization('dealerAdmin', side),
          operator_id: records.organization('operator', side),
          lines: [{ description: 'Seal kit', quantity: 1 }],
        },
      }
    },
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  getQuote: {
    call: async ({ records, who, side }) => {
      const { id, po } = await records.quote(who, side)
      return { url: `${api}/${id}`, shows: po }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  getQuoteRecipients: {
    call: async ({ records, who, side }) => ({ url: `${api}/${(await records.quote(who, side)).id}/recipients` }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    // The service has ended, and with it the sight of the customer's people.
    before: '403 403',
    after: '404 404',
  },
  // One that was not sent is the dealership's alone.
  getQuoteDocument: {
    call: async ({ records, who, side }) => ({ url: `${api}/${(await records.quote(who, side)).id}/document` }),
    own: '200 200 200 409 409 409',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  updateQuote: {
    call: async ({ records, who, side }) => ({
      url: `${api}/${(await records.quote(who, side)).id}`,
      payload: { comment: 'Needed by Friday', version: 1 },
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    // It has ended with the service.
    before: '409 409',
    after: '404 404',
  },
}
