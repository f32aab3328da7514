import type { SessionDevice } from './session-device'

const dayMs = 86_400_000

export const thisLaptop: SessionDevice = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1d01',
  device: 'Chrome on Linux',
  address: '203.0.113.7',
  created_at: '2026-10-01T08:30:00.000Z',
  last_used_at: new Date().toISOString(),
  is_current: true,
}

export const phone: SessionDevice = {
  ...thisLaptop,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1d02',
  device: 'Safari on iPhone',
  address: '198.51.100.23',
  last_used_at: new Date(Date.now() - 3 * dayMs).toISOString(),
  is_current: false,
}
