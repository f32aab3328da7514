import { isOperator } from './columns'
import { hidden, type Rows } from './rows'

const api = '/api/v2'
const noSuchToken = 'bm8tc3VjaC10b2tlbi1hdC1hbGw'
const newPassword = 'quarry lorry in the rain'

export const identityRows: Rows = {
  login: {
    call: ({ records }) => ({ url: `${api}/auth/login`, payload: { email: records.email(), password: 'no' } }),
    open: 401,
  },
  refreshTokens: { call: () => ({ url: `${api}/auth/refresh`, payload: { refresh_token: 'no' } }), open: 401 },
  logout: { call: () => ({ url: `${api}/auth/logout`, payload: { refresh_token: 'no' } }), open: 204 },
  requestMagicLink: {
    call: () => ({ url: `${api}/auth/magic-link`, payload: { email: 'nobody@else.example' } }),
    open: 200,
  },
  forgotPassword: {
    call: () => ({ url: `${api}/auth/forgot-password`, payload: { email: 'nobody@else.example' } }),
    open: 200,
  },
  getMagicUser: { call: () => ({ url: `${api}/auth/magic-user?token=${noSuchToken}` }), open: 410 },
  magicLogin: { call: () => ({ url: `${api}/auth/magic-login`, payload: { token: noSuchToken } }), open: 410 },
  resetPassword: {
    call: () => ({ url: `${api}/auth/reset-password`, payload: { token: noSuchToken, new_password: newPassword } }),
    open: 410,
  },

  getCurrentUser: {
    call: () => ({ url: `${api}/auth/me` }),
    own: '200 200 200 200 200 200',
    rival: '200 200',
    before: '200 200',
  },
  // Let in, and then told that the current password is another one.
  changePassword: {
    call: () => ({
      url: `${api}/auth/change-password`,
      payload: { current_password: 'not mine', new_password: newPassword },
    }),
    own: '400 400 400 400 400 400',
    rival: '400 400',
    before: '400 400',
  },
  listSessions: {
    call: async ({ records, who, side }) => ({
      url: `${api}/auth/sessions`,
      shows: await records.session(who, side),
    }),
    own: '200 200 200 200 200 200',
    rival: '200- 200-',
    before: '200- 200-',
  },
  endOtherSessions: {
    call: () => ({ url: `${api}/auth/sessions` }),
    own: '204 204 204 204 204 204',
    rival: '204 204',
    before: '204 204',
  },
  endSession: {
    call: async ({ records, who, side }) => ({ url: `${api}/auth/sessions/${await records.session(who, side)}` }),
    own: '204 204 204 204 204 204',
    foreign: '404 404 404 404 404 404',
    ...hidden,
  },

  listUsers: {
    call: async ({ records, who, side }) => ({
      url: `${api}/users/?organization_id=${records.organization(who, side)}&limit=1000`,
      shows: await records.person(who, side),
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '200+ 403' },
    before: '404 403',
    after: '404 403',
  },
  inviteUser: {
    call: ({ records, who, side }) => ({
      url: `${api}/users/`,
      payload: {
        email: records.email(),
        group: 'Org User',
        organization_id: records.organization(who, side),
      },
    }),
    own: '201 201 403 201 403 403',
    foreign: '201 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '202 403' },
    before: '404 403',
    after: '404 403',
  },
  listGroups: {
    call: ({ records, who, side }) => ({
      url: `${api}/users/groups?organization_id=${records.organization(who, side)}`,
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '200 403' },
    before: '404 403',
    after: '404 403',
  },
  listOperators: {
    call: async ({ records, who, side }) => ({
      url: `${api}/users/operators/${records.organization(who, side)}`,
      shows: await records.person(who, side),
    }),
    own: '200 200 200 200 200 403',
    foreign: '200 404 404 404 404 403',
    rival: { dealership: '404 404', operator: '200+ 200+' },
    before: '404 404',
    after: '404 404',
  },
  // Of a colleague: one's own account is everybody's to read and to change.
  getUser: {
    call: async ({ records, who, side }) => ({ url: `${api}/users/${await records.person(who, side)}` }),
    own: '200 200 404 200 404 404',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '200 404' },
    before: '404 404',
    after: '404 404',
  },
  updateUser: {
    call: async ({ records, who, side }) => ({
      url: `${api}/users/${await records.person(who, side)}`,
      payload: { first_name: 'Mia', last_name: 'Holt' },
    }),
    own: '200 200 404 200 404 404',
    foreign: '200 404 404 404 404 404',
    rival: { dealership: '404 404', operator: '403 404' },
    before: '404 404',
    after: '404 404',
  },
  resendInvitation: {
    call: async ({ records, who, side }) => ({
      url: `${api}/users/${await records.invited(who, side)}/resend-invitation`,
      payload: {},
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '403 403' },
    before: '404 403',
    after: '404 403',
  },
  listAccountRequests: {
    call: async ({ records, side }) => ({
      url: `${api}/users/requests?limit=1000`,
      shows: await records.accountRequest(side),
    }),
    own: '200 200 403 200 403 403',
    rival: '200- 403',
    before: '200+ 403',
    after: '200- 403',
  },
  answerAccountRequest: {
    call: async ({ records, who, side }) => ({
      url: `${api}/users/requests/${await records.accountRequest(side)}`,
      payload: { action: isOperator(who) ? 'decline' : 'withdraw' },
    }),
    own: '200 200 403 200 403 403',
    foreign: '200 404 403 404 403 403',
    rival: { dealership: '404 403', operator: '404 403' },
    before: '403 403',
    after: '404 403',
  },
}
