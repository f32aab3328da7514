import { randomUUID } from 'node:crypto'
import type { Rows } from './rows'

const machines = '/api/v2/machines'
const noRows = Buffer.from('brand,model,serial_number\nNobody,X,1\n')

/** Machines as they stand in the yard. */
export const machineInstanceRows: Rows = {
  listMachineInstances: {
    call: ({ records, who, side }) => ({ url: `${machines}/instances/${records.organization(who, side)}` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
  addMachineInstance: {
    call: async ({ records, side }) => ({
      url: `${machines}/instances/${records.organization('operator', side)}`,
      payload: {
        machine_id: await records.machine(side),
        serial_number: randomUUID(),
        // By then several dealerships serve the own operator.
        ...(side === 'own' && { dealership_id: records.organization('dealerAdmin', side) }),
      },
    }),
    own: '201 201 201 201 201 403',
    foreign: '201 404 404 404 404 403',
  },
  importMachineInstances: {
    call: ({ records, side }) => ({
      url: `${machines}/instances/${records.organization('operator', side)}/import`,
      file: { field: 'file', name: 'machines.csv', content: noRows, type: 'text/csv' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
  },
  exportMachineInstances: {
    call: ({ records, who, side }) => ({ url: `${machines}/instances/${records.organization(who, side)}/export` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
  getMachineInstance: {
    call: async ({ records, side }) => ({ url: `${machines}/instance/${await records.instance(side)}` }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
  updateMachineInstance: {
    call: async ({ records, side }) => ({
      url: `${machines}/instance/${await records.instance(side)}`,
      payload: { location: 'South face' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
  },
  suggestSerialNumbers: {
    call: async ({ records, side }) => ({
      url: `${machines}/${await records.machine(side)}/serial-suggestions?prefix=G`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
  },
}
