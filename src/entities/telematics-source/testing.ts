import type { TelematicsReport, TelematicsSource } from './telematics-source'

export const provider: TelematicsSource = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fba01',
  name: 'Fleet provider',
  url: 'https://telematics.example/Fleet/1',
  authentication: 'basic',
  username: 'ridgeline',
  has_password: true,
  interval_minutes: 60,
  is_active: true,
  is_reading: false,
  circuit: { state: 'closed', failures: 0, next_attempt_at: '2026-11-21T09:30:00.000Z', reason: null },
  last_outcome: {
    read_at: '2026-11-21T08:30:00.000Z',
    ...{ failure: null, applied: 12, unchanged: 3, refused: 1, unknown: 1 },
  },
}

export const failing: TelematicsSource = {
  ...provider,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fba02',
  name: 'Excavators',
  url: 'https://excavators.example/public/api/aemp/v2/15143/-3/Fleet/1',
  authentication: 'bearer',
  username: '',
  circuit: {
    ...{ state: 'closed', failures: 1, next_attempt_at: '2026-11-21T09:30:00.000Z' },
    reason: 'The server refused the sign-in (401).',
  },
  last_outcome: {
    read_at: '2026-11-21T08:30:00.000Z',
    ...{ failure: 'The server refused the sign-in (401).', applied: 0, unchanged: 0, refused: 0, unknown: 0 },
  },
}

/** After several failures in a row. */
export const suspended: TelematicsSource = {
  ...failing,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7fba03',
  name: 'Trucks',
  circuit: {
    ...{ state: 'open', failures: 4, next_attempt_at: '2026-11-21T16:30:00.000Z' },
    reason: 'The server took too long to answer.',
  },
}

export const report: TelematicsReport = {
  applied: 12,
  unchanged: 3,
  refused: [{ row: 5, serial_number: 'GHT00123', reason: 'There is no CumulativeOperatingHours.' }],
  unknown: [{ row: 2, serial_number: 'XX1', name: 'Harrow EX-9' }],
  read_at: '2026-11-21T08:30:00.000Z',
}
