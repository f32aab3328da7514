import type { ManualAccess } from '@/entities/manual'

/** Addresses of a manual of 248 letter pages. */
export function accessOf(changes: Partial<ManualAccess> = {}): ManualAccess {
  const id = changes.id ?? '1b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c21'
  return {
    id,
    display_name: 'Operation and Maintenance Manual',
    is_searchable: true,
    pages: Array.from({ length: 248 }, () => ({ width: 612, height: 792 })),
    expires_at: '2099-01-01T00:00:00.000Z',
    page_image_url: `/api/v2/files/${id}/pages/{n}?width={width}&expires=1&signature=first`,
    pdf_url: '/api/v2/secure-files?path=manuals%2F1.pdf&expires=1&signature=first',
    ...changes,
  }
}

/** A page as the server would draw it: a table of capacities, with a row where the sample citation points. */
export const drawnPage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792">
  <rect width="612" height="792" fill="#fff"/>
  <g font-family="Georgia, serif" fill="#1c1e21">
    <text x="64" y="90" font-size="20" font-weight="bold">8.3 Fluids and capacities</text>
    <text x="64" y="120" font-size="12">Use only fluids that meet the specifications below.</text>
    <g font-size="12">
      <text x="64" y="220" font-weight="bold">Compartment</text><text x="300" y="220" font-weight="bold">Litres</text>
      <text x="64" y="254">Engine oil with filter</text><text x="300" y="254">13.5</text><text x="360" y="254">14.3</text>
      <text x="430" y="254">SAE 15W-40 CK-4</text>
      <text x="64" y="284">Engine oil without filter</text><text x="300" y="284">12.4</text><text x="360" y="284">13.1</text>
      <text x="64" y="314">Cooling system</text><text x="300" y="314">22.0</text><text x="360" y="314">23.2</text>
    </g>
  </g>
</svg>`

/** A page as the server would draw it: an exploded view with its item numbers. */
export const drawnFigure = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792">
  <rect width="612" height="792" fill="#fff"/>
  <g fill="none" stroke="#1c1e21" stroke-width="2">
    <rect x="220" y="150" width="170" height="80" rx="10"/><rect x="240" y="290" width="130" height="190" rx="16"/>
    <circle cx="305" cy="560" r="46"/><path d="M305 230v60M305 480v34"/>
    <path d="M390 190h90M370 380h110M350 560h130M220 190h-90"/>
  </g>
  <g font-family="Georgia, serif" font-size="12" fill="#1c1e21">
    <text x="488" y="194">1</text><text x="488" y="384">4</text><text x="488" y="564">5</text><text x="118" y="194">1</text>
    <text x="220" y="680">Fig. 3-1 Engine oil filter</text>
  </g>
</svg>`
