import { operations } from './documents'

/** The calls of the specification, section 7, word by word: (query parameters) and {fields of the body}. */
const calls = `
POST /auth/login {email, password}
POST /auth/magic-login {token}
GET /auth/magic-user (token)
POST /auth/refresh {refresh_token}
POST /auth/change-password {current_password, new_password}
POST /auth/forgot-password
POST /auth/reset-password

GET /users/ (organization_id)
POST /users/
GET /users/{id}
PUT /users/{id}
GET /users/groups
GET /users/operators/{orgId}

GET /organizations (page, page_size, type)
POST /organizations/
GET /organizations/{id}
PUT /organizations/{id}
GET /organizations/addresses/{id}
POST /organizations/addresses/{id}
PUT /organizations/addresses/{id}
DELETE /organizations/addresses/{orgId}/{addressId}
POST /organizations/{id}/logo {file}
GET /organizations/{id}/logo
GET /organizations/{id}/recent-activity (page, limit)
POST /organizations/inventory/upload-csv

GET /machines/ (page, limit, search, brand, status, sort_field, sort_direction)
GET /machines/{id}
DELETE /machines/{id}
GET /machines/{id}/children
GET /machines/{id}/serial-suggestions (prefix)
GET /machines/{id}/manual-upload-date
GET /machines/brands
POST /machines/brands
PUT /machines/brands
GET /machines/all-brands
GET /machines/types
GET /machines/models
GET /machines/operator
POST /machines/operator
DELETE /machines/operator/{id}
GET /machines/operator/{id}/messages
GET /machines/instances/{orgId} (isDealership, page, page_size)
PUT /machines/instance/{id}
POST /machines/hours/update
GET /machines/machine-hours-portal/{token}
GET /machines/machine-service-kits-portal/{token}
POST /files/upload {files, machine_id, machine_names, machine_brands, types, machine_years, serial_number_starts, serial_number_ends, display_names, machine_types, organization_name}
GET /files (path)
GET /secure-files (path)

POST /assistants/operations {prompt, conversation, id, brand, model, organization_name, user, machine, serial_number, leaf_node_id}
POST /assistants/ {prompt, conversation, id, brand, model, organization_name, user, machine, serial_number, leaf_node_id}
POST /assistants/parts {prompt, conversation, id, brand, model, organization_name, user, machine, serial_number, leaf_node_id}
POST /conversations/ {assistant, machine_id}
PUT /conversations/{id} {conversation}
POST /conversations/give-feedback/{id}
POST /session-summary/share {query, response, images, to_emails, machine_name, conversation_id}

POST /quotes/
GET /quotes/ (page, limit)
GET /quotes/{id}
PUT /quotes/{id} {status, costs, comment}

POST /catalogue-parts/
DELETE /catalogue-parts/{id}
POST /catalogue-parts/bundle
DELETE /catalogue-parts/bundle/{id}
GET /catalogues/{id}
GET /catalogues/{id}/parts (page, limit, search, sort_field, sort_direction)
GET /catalogues/{id}/bundles (page, limit, search, sort_field, sort_direction)
POST /catalogues/
PUT /catalogues/{id}

GET /orders/ (user_id, dealership_organization, page, limit, search, status, fulfillment_status)
GET /orders/token/{token}
GET /orders/token/{token}/details
PUT /orders/{id} {order_parts}
POST /orders/
PUT /orders/status/{id} {status}
PUT /orders/tracking/{id}
PUT /orders/failed-status/{token}
GET /orders/{id}
GET /orders/cards/

POST /payments/session/{id}/
POST /payments/checkout-session/{id}/ {order_id, return_url, order_parts, order_bundles, metadata}
POST /payments/refund/{id}/
`

export interface Call {
  name: string
  query: string[]
  body: string[]
}

const namesIn = (list = '') => list.split(', ').filter(Boolean)

function callOf(line: string): Call {
  const [, name = '', query, body] = /^([A-Z]+ [^ ]+)(?: \((.*)\))?(?: \{(.*)\})?$/.exec(line) ?? []
  return { name: comparable(name), query: namesIn(query), body: namesIn(body) }
}

/** "A trailing slash is optional on every path" (behaviour, section 2); names of path parameters do not matter. */
const comparable = (name: string) => name.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')

export const specified = calls.trim().split(/\n+/).map(callOf)
export const described = new Map(
  operations.map((operation) => [comparable(operation.name.replace(/ \/api\/\w+/, ' ')), operation]),
)
