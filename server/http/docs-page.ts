import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../html/escape-html'
import { type Contract, operationsOf } from './contract'

/** Serves `/api/docs`: every operation of the contracts on one page, readable without scripts. */
export function serveDocs(app: FastifyInstance, contracts: Contract[]): void {
  const page = docsPage(contracts)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

function docsPage(contracts: Contract[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Yardhand: the contract</title></head>
<body>
<h1>The contract</h1>
${contracts.map(section).join('\n')}
</body>
</html>`
}

function section(contract: Contract): string {
  const { title, description } = contract.document.info
  const rows = operationsOf(contract).map(
    ({ method, path, operation }) =>
      `<tr><td><code>${method.toUpperCase()} ${escapeHtml(contract.base + path)}</code></td>
<td>${escapeHtml(operation.summary)}</td><td>${operation['x-access']}</td></tr>`,
  )
  return `<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(description ?? '')} <a href="${contract.base}/openapi.json">openapi.json</a></p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th scope="col">Who may</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`
}
