const words: ReadonlyMap<string, boolean> = new Map([
  ...[
    'yes',
    'y',
    'true',
    '1',
    'x',
    '✓',
    '✔',
    'on',
    'sí',
    'si',
    's',
    'verdadero',
    'ja',
    'j',
    'wahr',
    'oui',
    'o',
    'vrai',
    'active',
    'aktiv',
    'activo',
    'activa',
    'actif',
    'available',
    'lieferbar',
    'disponible',
  ].map((word) => [word, true] as const),
  ...[
    ...['no', 'n', 'false', '0', 'off', 'falso', 'nein', 'falsch', 'non', 'faux', 'inactive', 'inaktiv', 'inactivo'],
    ...['inactiva', 'inactif', 'discontinued', 'obsolete', 'descatalogado', 'entfallen'],
  ].map((word) => [word, false] as const),
])

/** A cell that says yes or no in English, Spanish, German or French; undefined for any other. */
export const yesOrNo = (cell: string): boolean | undefined => words.get(cell.toLowerCase())
