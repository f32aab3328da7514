import type { Rows } from './rows'

const api = '/api/v2/machines'
const note = { question: 'How often?', body: 'Each day.', is_shared: true }

/** What staff note about models. */
export const machineNoteRows: Rows = {
  listMachineNotes: {
    call: async ({ records, side }) => {
      const { machineId, body } = await records.note(side)
      return { url: `${api}/${machineId}/notes?limit=1000`, shows: body }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '404 404',
  },
  addMachineNote: {
    call: async ({ records, side }) => ({ url: `${api}/${await records.machine(side)}/notes`, payload: note }),
    own: '201 201 201 403 403 403',
    foreign: '201 404 404 403 403 403',
    rival: '201 201',
    before: '201 201',
    after: '404 404',
  },
  updateMachineNote: {
    call: async ({ records, side }) => ({ url: `${api}/notes/${(await records.note(side)).id}`, payload: note }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  deleteMachineNote: {
    call: async ({ records, side }) => ({ url: `${api}/notes/${(await records.note(side)).id}` }),
    own: '204 204 204 403 403 403',
    foreign: '204 404 404 403 403 403',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
}
