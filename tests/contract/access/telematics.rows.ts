import type { Rows } from './rows'

const api = '/api/v2/telematics'
const sources = '/api/v2/telematics-sources'
const unknownMachine = JSON.stringify({ Equipment: [{ EquipmentHeader: { SerialNumber: 'nobody has this one' } }] })

/** Hours that machines tell by themselves. */
export const telematicsRows: Rows = {
  importTelematics: {
    call: ({ records, side }) => ({
      url: `${api}/${records.organization('operator', side)}/import`,
      file: { field: 'file', name: 'fleet.json', content: Buffer.from(unknownMachine), type: 'application/json' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '200 200',
    before: '403 403',
    after: '403 403',
  },
  listTelematicsSources: {
    call: async ({ records, side }) => ({
      url: `${api}/${records.organization('operator', side)}/sources?limit=1000`,
      shows: await records.telematicsSource(side),
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: '200- 403',
    before: '403 403',
    after: '403 403',
  },
  addTelematicsSource: {
    call: ({ records, side }) => ({
      url: `${api}/${records.organization('operator', side)}/sources`,
      payload: { name: 'Fleet provider', url: 'https://telematics.example/Fleet/1' },
    }),
    own: '201 201 403 201 403 403',
    foreign: '201 404 403 404 403 403',
    rival: '201 403',
    before: '403 403',
    after: '403 403',
  },
  updateTelematicsSource: {
    call: async ({ records, side }) => ({
      url: `${sources}/${await records.telematicsSource(side)}`,
      payload: { is_active: false },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: '404 403',
    before: '403 403',
    after: '404 403',
  },
  deleteTelematicsSource: {
    call: async ({ records, side }) => ({ url: `${sources}/${await records.telematicsSource(side)}` }),
    own: '204 204 403 204 403 403',
    foreign: '204 404 403 404 403 403',
    rival: '404 403',
    before: '403 403',
    after: '404 403',
  },
  pollTelematicsSource: {
    call: async ({ records, side }) => ({ url: `${sources}/${await records.telematicsSource(side)}/poll` }),
    own: '202 202 403 202 403 403',
    foreign: '202 404 403 404 403 403',
    rival: '404 403',
    before: '403 403',
    after: '404 403',
  },
  getTelematicsReport: {
    call: async ({ records, side }) => ({ url: `${sources}/${await records.telematicsSource(side)}/report` }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: '404 403',
    before: '403 403',
    after: '404 403',
  },
}
