import type { Rows } from './rows'

const api = '/api/v2/machines'
const tasks = [{ name: '500 h service', interval_hours: 500 }]
const parts = [{ part_number: 'HF-204', quantity: 1 }]

/** Tasks, when they are due, and the kits for them. The super user names the dealership. */
export const maintenanceRows: Rows = {
  getMachineSchedule: {
    call: async ({ records, side }) => ({
      url: `${api}/${await records.machine(side)}/schedule?organization_id=${records.organization('dealerAdmin', side)}`,
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  setMachineSchedule: {
    call: async ({ records, side }) => ({
      url: `${api}/${await records.machine(side)}/schedule?organization_id=${records.organization('dealerAdmin', side)}`,
      payload: { tasks },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getInstanceSchedule: {
    call: async ({ records, side }) => {
      const { instanceId, name } = await records.task(side)
      return { url: `${api}/instance/${instanceId}/schedule`, shows: name }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '200- 200-',
  },
  setInstanceSchedule: {
    call: async ({ records, side }) => ({
      url: `${api}/instance/${await records.instance(side)}/schedule`,
      payload: { tasks },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  assignSchedule: {
    call: async ({ records, side }) => ({
      url: `${api}/instance/${await records.plannedInstance(side)}/schedule/assign`,
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  completeTask: {
    call: async ({ records, side }) => {
      const { instanceId, taskId } = await records.task(side)
      return { url: `${api}/instance/${instanceId}/tasks/${taskId}/complete`, payload: {} }
    },
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '403 403',
  },
  listCompletions: {
    call: async ({ records, side }) => {
      const { id, instanceId } = await records.completion(side)
      return { url: `${api}/instance/${instanceId}/completions`, shows: id }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '200- 200-',
  },
  undoCompletion: {
    call: async ({ records, side }) => ({
      url: `${api}/completions/${(await records.completion(side)).id}/undo`,
      payload: { reason: 'It was the other loader' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  // An open item is work to do, which ends with the service: the machine's own schedule shows what was due then.
  listDueItems: {
    call: async ({ records, side }) => ({
      url: `${api}/due?organization_id=${records.organization('operator', side)}&limit=1000`,
      shows: await records.dueTask(side),
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200- 200-',
    after: '200- 200-',
  },
  getNextDue: {
    call: async ({ records, side }) => ({ url: `${api}/next-due?limit=20`, shows: await records.dueTask(side) }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200- 200-',
  },
  listServiceKits: {
    call: async ({ records, side }) => ({
      url: `${api}/${await records.machine(side)}/kits`,
      shows: await records.kit(side),
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '404 404',
  },
  createServiceKit: {
    call: async ({ records, side }) => ({
      url: `${api}/${await records.machine(side)}/kits?organization_id=${records.organization('dealerAdmin', side)}`,
      payload: { name: '500 h kit', parts },
    }),
    own: '201 201 201 403 403 403',
    foreign: '201 404 404 403 403 403',
    rival: '404 404',
    before: '201 201',
    after: '404 404',
  },
  updateServiceKit: {
    call: async ({ records, side }) => ({
      url: `${api}/kits/${await records.kit(side)}`,
      payload: { name: 'Half-year kit' },
    }),
    own: '200 200 200 403 403 403',
    foreign: '200 404 404 403 403 403',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  deleteServiceKit: {
    call: async ({ records, side }) => ({ url: `${api}/kits/${await records.kit(side)}` }),
    own: '204 204 204 403 403 403',
    foreign: '204 404 404 403 403 403',
    rival: '404 404',
    before: '204 204',
    after: '404 404',
  },
}
