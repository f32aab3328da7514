import { hidden, type Rows } from './rows'

const api = '/api/v1'

/** Who may ask an assistant: whoever sees the machine. The answer comes from the manuals that they see. */
const asks = (url: string): Rows[string] => ({
  call: async ({ records, side }) => ({
    url,
    payload: { prompt: 'how much oil does the engine take?', id: await records.machine(side), conversation: [] },
    shows: await records.storedManual(side),
  }),
  own: '200 200 200 200 200 200',
  foreign: '200 404 404 404 404 404',
  rival: '200- 200-',
  before: '200+ 200+',
  after: '404 404',
})

export const assistantsRows: Rows = {
  askOperationsAssistant: asks(`${api}/assistants/operations`),
  askGeneralAssistant: asks(`${api}/assistants/`),
  askPartsAssistant: asks('/api/parts/assistants/parts'),
  searchParts: {
    call: async ({ records, side }) => {
      const { id, partNumber } = await records.cataloguePart(side)
      const machineId = await records.machine(side)
      return { url: `/api/parts/search?q=${partNumber}&machine_id=${machineId}`, shows: id }
    },
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200- 200-',
    before: '200+ 200+',
    after: '404 404',
  },
  getPartsFigure: {
    call: async ({ records, side }) => ({
      url: `/api/parts/figure?page=1&manual_id=${await records.manual(side, 'READY')}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  getFigurePlaces: {
    call: async ({ records, side }) => ({
      url: `/api/parts/figure/places?page=1&figure_page=1&manual_id=${await records.manual(side, 'READY')}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '404 404',
    before: '200 200',
    after: '404 404',
  },
  suggestQuestions: {
    call: async ({ records, side }) => ({
      url: `${api}/assistants/questions?machine_id=${await records.machine(side)}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '200 404 404 404 404 404',
    rival: '200 200',
    before: '200 200',
    after: '404 404',
  },
  getLanguageModelStatus: {
    call: () => ({ url: `${api}/assistants/model` }),
    own: '200 403 403 403 403 403',
    rival: '403 403',
    before: '403 403',
  },
  // Each organization's alone, not even of the dealership that serves it.
  getAssistantUsage: {
    call: ({ records, who, side }) => ({
      url: `${api}/assistants/usage?organization_id=${records.organization(who, side)}`,
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '404 403' },
    before: '404 403',
    after: '404 403',
  },
  listConversations: {
    call: async ({ records, who, side }) => ({
      url: `${api}/conversations/`,
      shows: (await records.conversation(who, side)).id,
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200- 200-',
  },
  createConversation: {
    call: async ({ records, side }) => ({
      url: `${api}/conversations/`,
      payload: { assistant: 'operations', machine_id: await records.machine(side) },
    }),
    own: '201 201 201 201 201 201',
    foreign: '201 404 404 404 404 404',
    rival: '201 201',
    before: '201 201',
    after: '404 404',
  },
  // A conversation is its person's alone, not even the super user's.
  getConversation: {
    call: async ({ records, who, side }) => ({
      url: `${api}/conversations/${(await records.conversation(who, side)).id}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  updateConversation: {
    call: async ({ records, who, side }) => ({
      url: `${api}/conversations/${(await records.conversation(who, side)).id}`,
      payload: { title: 'Engine oil' },
    }),
    own: '200 200 200 200 200 200',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  deleteConversation: {
    call: async ({ records, who, side }) => ({
      url: `${api}/conversations/${(await records.conversation(who, side)).id}`,
    }),
    own: '204 204 204 204 204 204',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  listGivenFeedback: {
    call: async ({ records, who, side }) => ({
      url: `${api}/conversations/give-feedback/${(await records.conversation(who, side)).id}`,
    }),
    own: '200 200 200 200 200 200',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  giveFeedback: {
    call: async ({ records, who, side }) => {
      const { id, answerId } = await records.conversation(who, side)
      return {
        url: `${api}/conversations/give-feedback/${id}`,
        payload: { message_id: answerId, rating: 'down', reason: 'The wrong machine' },
      }
    },
    own: '200 200 200 200 200 200',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
  shareAnswer: {
    call: async ({ records, who, side }) => {
      const { id, answerId } = await records.conversation(who, side)
      return {
        url: `${api}/session-summary/share`,
        payload: { conversation_id: id, message_id: answerId, to_emails: ['clerk@northfield.example'] },
      }
    },
    own: '204 204 204 204 204 204',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },
}
