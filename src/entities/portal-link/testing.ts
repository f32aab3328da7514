import type { PortalLink } from './portal-link'

export const label: PortalLink = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f8a01',
  kind: 'machine_hours',
  url: 'https://yardhand.example/machine-hours?token=v1aGFyZC10by1ndWVzcy1wb3J0YWwtdG9rZW4tMTIz',
  instance_id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a01',
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry' },
  created_at: '2026-11-01T08:30:00.000Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-11-20T08:30:00.000Z',
}

export const linkPage = (items: PortalLink[]) => ({ items, total: items.length, page: 1, limit: 100 })
