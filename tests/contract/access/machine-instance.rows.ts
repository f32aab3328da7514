import { randomUUID } from 'node:crypto'
import type { Rows } from './rows'

const machines = '/api/v2/machines'
const noRows = Buffer.from('brand,model,serial_number\nNobody,X,1\n')

/** Machines as they stand in the yard. */
export const machineInstanceRows: Rows = {
  listMachineInstances: {
    call: async ({ records, who, side }) => ({
      url: `${machines}/instances/${records.organization(who, side)}?limit=1000`,
      shows: (await records.movedInstance(side)).location,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '200- 200-' },
    before: '200+ 200+',
    after: '200- 200-',
  },
  // One's own last ones: nobody else's, whoever is asked about.
  getRecentMachines: {
    call: () => ({ url: `${machines}/recent` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  listSerialClashes: {
    call: () => ({ url: `${machines}/serial-clashes` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
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
    rival: '201 201',
    before: '403 403',
    after: '403 403',
  },
  checkSerialNumber: {
    call: async ({ records, side }) => {
      const shows = await records.instance(side)
      const query = new URLSearchParams({
        machine_id: await records.machine(side),
        serial_number: await records.serialNumber(shows),
      })
      return { url: `${machines}/instances/${records.organization('operator', side)}/serial-check?${query}`, shows }
    },
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '200- 200-',
    before: '403 403',
    after: '403 403',
  },
  // The models of one's own catalogue: nobody else's, whatever the plate says.
  readTypePlate: {
    call: () => ({ url: `${machines}/type-plate?text=S/N+GHT00123` }),
    own: '200 200 200 200 200 403',
    rival: '200 200',
    before: '200 200',
  },
  // Nothing of it is stored, and the models are those of one's own catalogue. Without Tesseract, nobody's is read.
  readPhotograph: {
    call: async ({ records }) => ({
      url: '/api/v2/photographs/text',
      file: { field: 'file', name: 'plate.png', content: await records.picture(), type: 'image/png' },
    }),
    own: '503 503 503 503 503 503',
    rival: '503 503',
    before: '503 503',
  },
  importMachineInstances: {
    call: async ({ records, side }) => {
      await records.endMachineImports()
      return {
        url: `${machines}/instances/${records.organization('operator', side)}/import`,
        file: { field: 'file', name: 'machines.csv', content: noRows, type: 'text/csv' },
      }
    },
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '200 200',
    before: '403 403',
    after: '403 403',
  },
  getMachineImport: {
    call: async ({ records, side }) => ({ url: `${machines}/imports/${await records.machineImport(side)}` }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  restartMachineImport: {
    call: async ({ records, side }) => ({
      url: `${machines}/imports/${await records.machineImport(side, 'FAILED')}/restart`,
      payload: {},
    }),
    own: '202 202 202 202 202 403',
    foreign: '202 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  undoMachineImport: {
    call: async ({ records, side }) => ({
      url: `${machines}/imports/${await records.machineImport(side)}/undo`,
      payload: {},
    }),
    own: '202 202 202 202 202 403',
    foreign: '202 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  exportMachineInstances: {
    call: async ({ records, who, side }) => ({
      url: `${machines}/instances/${records.organization(who, side)}/export`,
      shows: (await records.movedInstance(side)).location,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '200- 200-' },
    before: '200+ 200+',
    after: '200- 200-',
  },
  getMachineInstance: {
    call: async ({ records, side }) => {
      const { id, location } = await records.movedInstance(side)
      return { url: `${machines}/instance/${id}`, shows: location }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200+ 200+',
    after: '200- 200-',
  },
  updateMachineInstance: {
    call: async ({ records, side }) => ({
      url: `${machines}/instance/${await records.instance(side)}`,
      payload: { location: 'South face' },
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: '404 404',
    before: '403 403',
    after: '404 404',
  },
  suggestSerialNumbers: {
    call: async ({ records, side }) => {
      const shows = await records.serialNumber(await records.instance(side))
      return { url: `${machines}/${await records.machine(side)}/serial-suggestions?prefix=${shows}`, shows }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '404 404',
  },
}
