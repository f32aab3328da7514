import type { Rows } from './rows'

const api = '/api/v2/machines'

/** The catalogue of machines, and which operator has which model. */
export const catalogueRows: Rows = {
  createMachine: {
    call: async ({ records }) => ({
      url: `${api}/`,
      payload: { brand_id: await records.brand(), type: 'Excavator', model: 'EX-1' },
    }),
    own: '201 201 201 403 403 403',
    rival: '201 201',
    before: '201 201',
  },
  updateMachine: {
    call: async ({ records, side }) => ({ url: `${api}/${await records.model(side)}`, payload: { type: 'Crane' } }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  deleteMachine: {
    call: async ({ records, side }) => ({ url: `${api}/${await records.model(side)}` }),
    own: '204 204 204 403 403 403',
    foreign: '204 404 404 403 403 403',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
  getMachineDependents: {
    call: async ({ records, side }) => ({ url: `${api}/${await records.machine(side)}/dependents` }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '200 200',
    before: '200 200',
    after: '404 404',
  },
  listMachineTypes: {
    call: () => ({ url: `${api}/types` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  listMachineModels: {
    call: async ({ records, side }) => ({ url: `${api}/models?limit=1000`, shows: await records.model(side) }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  listMachineChildren: {
    call: async ({ records, side }) => ({ url: `${api}/${await records.machine(side)}/children` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200 200',
    before: '200 200',
    after: '404 404',
  },

  listOperatorMachines: {
    call: async ({ records, side }) => ({
      url: `${api}/operator?organization_id=${records.organization('operator', side)}&limit=1000`,
      shows: await records.operatorMachine(side),
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '200- 200-',
  },
  countUnreadMessages: {
    call: () => ({ url: `${api}/operator/unread` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  getOperatorMachine: {
    call: async ({ records, side }) => {
      const id = await records.operatorMachine(side)
      return { url: `${api}/operator/${id}`, shows: id }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  assignMachine: {
    call: async ({ records, who, side }) => ({
      url: `${api}/operator`,
      payload: {
        organization_id: records.organization('operator', side),
        machine_id: await records.model(side),
        // Others assign for their own dealership.
        ...(who === 'superUser' && { dealership_id: records.organization('dealerAdmin', side) }),
      },
    }),
    own: '201 201 201 403 403 403',
    foreign: '201 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '403 403',
  },
  unassignMachine: {
    call: async ({ records, side }) => ({ url: `${api}/operator/${await records.operatorMachine(side)}` }),
    own: '204 204 204 403 403 403',
    foreign: '204 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  listMachineMessages: {
    call: async ({ records, side }) => {
      const id = await records.operatorMachine(side)
      return { url: `${api}/operator/${id}/messages`, shows: await records.message(id) }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '404 404',
  },
  sendMachineMessage: {
    call: async ({ records, side }) => ({
      url: `${api}/operator/${await records.operatorMachine(side)}/messages`,
      payload: { body: 'The bucket drifts.' },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  getThreadProgress: {
    call: async ({ records, side }) => ({ url: `${api}/operator/${await records.operatorMachine(side)}/thread` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getMachineMessageRecipients: {
    call: async ({ records, side }) => ({ url: `${api}/operator/${await records.operatorMachine(side)}/recipients` }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    // The service has ended, and with it the sight of the customer's people.
    before: '403 403',
    after: '404 404',
  },
  changeThread: {
    call: async ({ records, side }) => ({
      url: `${api}/operator/${await records.operatorMachine(side)}/thread`,
      payload: { version: 1, status: 'CLOSED' },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  markMessagesRead: {
    call: async ({ records, side }) => {
      const id = await records.operatorMachine(side)
      return { url: `${api}/operator/${id}/messages/read`, payload: { message_id: await records.message(id) } }
    },
    own: '204 204 204 204 204 204',
    foreign: '204 404 404 404 404 404',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
}
