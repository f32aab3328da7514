import { describe, expect, it } from 'vitest'
import type { Rights } from '../access/caller'
import { askedOrganization } from './asked-organization'

const dealership: Pick<Rights, 'organization'> = { organization: { id: 'northfield', type: 'DEALERSHIP' } }
const operator: Pick<Rights, 'organization'> = { organization: { id: 'ridgeline', type: 'OPERATOR' } }
const superUser: Pick<Rights, 'organization'> = { organization: null }

describe('the organization that is named', () => {
  it.each([
    ['of a dealership’s people is a customer', dealership, 'ridgeline', false, { operatorId: 'ridgeline' }],
    ['of an operator’s people is a dealership', operator, 'northfield', true, { dealershipId: 'northfield' }],
    ['of a super user is a customer', superUser, 'ridgeline', false, { operatorId: 'ridgeline' }],
    ['of a super user is a dealership', superUser, 'northfield', true, { dealershipId: 'northfield' }],
    ['narrows nothing if it is one’s own', dealership, 'northfield', true, {}],
    ['narrows nothing if there is none', superUser, undefined, undefined, {}],
  ])('%s', (_, caller, organizationId, isDealership, expected) => {
    expect(askedOrganization({ organizationId, isDealership }, caller)).toEqual(expected)
  })
})
