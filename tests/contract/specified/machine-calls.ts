import { randomUUID } from 'node:crypto'
import type { SentCalls, World } from './sent'

const [v1, v2] = ['/api/v1', '/api/v2']

const conversation = ({ records }: World) => records.conversation('operator', 'own')

const question =
  (url: string): SentCalls[string] =>
  async ({ cast, records }) => ({
    by: cast.visitors.operator,
    url,
    body: {
      prompt: 'how much oil does the engine take?',
      conversation: [{ role: 'user', content: 'hello' }],
      id: await records.machine('own'),
      brand: 'Harrow',
      model: 'WL-120',
      organization_name: 'Ridgeline Quarry',
      user: 'operator@ridgeline.example',
      machine: 'Harrow WL-120',
      serial_number: 'GHT00123',
      leaf_node_id: randomUUID(),
    },
  })

export const machineCalls: SentCalls = {
  'POST /machines/brands': async ({ cast, records }) => ({
    by: cast.visitors.superUser,
    url: `${v2}/machines/brands`,
    body: { name: records.name() },
  }),
  'PUT /machines/brands': async ({ cast, records }) => ({
    by: cast.visitors.superUser,
    url: `${v2}/machines/brands`,
    body: { id: await records.brand(), name: records.name() },
  }),
  'POST /machines/operator': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/machines/operator`,
    body: { organization_id: cast.organizations.own.operator, machine_id: await records.model('own') },
  }),
  'PUT /machines/instance/{}': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/machines/instance/${await records.instance('own')}`,
    body: { location: 'South face' },
  }),
  'POST /machines/hours/update': async ({ test, records }) => ({
    by: test.anyone,
    url: `${v2}/machines/hours/update`,
    body: { token: (await records.portalTokens('own', 'machine_hours')).good, value: 12 },
  }),
  'POST /files/upload': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/files/upload`,
    // Of the fields that the web app sends with it, only which machine it is of has no other source.
    body: { machine_id: await records.machine('own') },
    file: { field: 'files', name: 'manual.pdf', content: await records.pdf(), type: 'application/pdf' },
  }),
  'GET /secure-files': async ({ cast, records }) => ({
    by: cast.visitors.operator,
    url: `${v2}/secure-files?path=${encodeURIComponent(await records.storedPath('own'))}`,
  }),
  'POST /assistants/operations': question(`${v1}/assistants/operations`),
  'POST /assistants': question(`${v1}/assistants/`),
  'POST /assistants/parts': question('/api/parts/assistants/parts'),
  'POST /conversations': async ({ cast, records }) => ({
    by: cast.visitors.operator,
    url: `${v1}/conversations/`,
    body: { assistant: 'operations', machine_id: await records.machine('own') },
  }),
  'PUT /conversations/{}': async (world) => ({
    by: world.cast.visitors.operator,
    url: `${v1}/conversations/${(await conversation(world)).id}`,
    body: {
      conversation: [
        { role: 'user', content: 'how much oil?' },
        { role: 'assistant', content: '13.5 litres' },
        { role: 'user', content: 'and coolant?' },
      ],
    },
  }),
  'POST /conversations/give-feedback/{}': async (world) => ({
    by: world.cast.visitors.operator,
    url: `${v1}/conversations/give-feedback/${(await conversation(world)).id}`,
    body: { rating: 'down' },
  }),
  'POST /session-summary/share': async (world) => ({
    by: world.cast.visitors.operator,
    url: `${v1}/session-summary/share`,
    body: {
      query: 'how much oil?',
      response: '13.5 litres',
      images: [],
      to_emails: ['clerk@northfield.example'],
      machine_name: 'Harrow WL-120',
      conversation_id: (await conversation(world)).id,
    },
  }),
}
