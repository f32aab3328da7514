import { namesOf, type TableKind } from '../../../tables/table-kind'

export type ImportColumn =
  | 'brand'
  | 'model'
  | 'serial_number'
  | 'name'
  | 'location'
  | 'unit'
  | 'hours'
  | 'hours_at'
  | 'in_service_on'

export const machineKind: TableKind<ImportColumn> = {
  name: 'machines',
  fields: [
    {
      name: 'brand',
      type: 'text',
      isRequired: true,
      headings: [
        ...['make', 'manufacturer', 'oem', 'oem name', 'mfr', 'marke', 'hersteller', 'fabrikat', 'marca', 'fabricante'],
        ...['marque', 'fabricant', 'constructeur'],
      ],
    },
    {
      name: 'model',
      type: 'text',
      isRequired: true,
      headings: [
        ...[
          'model name',
          'model no',
          'model number',
          'machine model',
          'equipment model',
          'type',
          'modell',
          'typ',
          'modelo',
        ],
        ...['tipo', 'modele'],
      ],
    },
    {
      name: 'serial_number',
      type: 'identifier',
      isRequired: true,
      headings: [
        ...[
          'serial',
          'serial no',
          'serial nr',
          'serial num',
          'serialnumber',
          'sn',
          's n',
          'pin',
          'vin',
          'chassis number',
        ],
        ...['product identification number', 'machine serial number', 'equipment serial number', 'seriennummer'],
        ...['seriennr', 'serien nr', 'fahrgestellnummer', 'fabriknummer', 'maschinennummer', 'fin', 'numero de serie'],
        ...['no de serie', 'n de serie', 'nro de serie', 'serie', 'num serie', 'numero serie', 'bastidor'],
      ],
    },
    {
      name: 'name',
      type: 'text',
      headings: [
        ...[
          'machine',
          'machine name',
          'equipment',
          'equipment name',
          'equipment id',
          'unit name',
          'unit no',
          'unit number',
        ],
        ...['asset', 'asset name', 'asset id', 'fleet number', 'fleet no', 'nickname', 'bezeichnung', 'maschine'],
        ...['maschinenname', 'inventarnummer', 'nombre', 'maquina', 'equipo', 'nom', 'designation'],
      ],
    },
    {
      name: 'location',
      type: 'text',
      headings: [
        ...[
          'site',
          'job site',
          'jobsite',
          'place',
          'yard',
          'standort',
          'einsatzort',
          'baustelle',
          'ort',
          'ubicacion',
          'obra',
        ],
        ...['lugar', 'sitio', 'emplacement', 'chantier', 'lieu'],
      ],
    },
    {
      name: 'unit',
      type: 'choice',
      headings: ['meter unit', 'hours or km', 'meter type', 'zahlereinheit', 'einheit', 'unidad', 'unite'],
    },
    {
      name: 'hours',
      type: 'figure',
      headings: [
        ...[
          'hour',
          'hrs',
          'meter',
          'meter hours',
          'hour meter',
          'hourmeter',
          'smu',
          'smr',
          'engine hours',
          'meter reading',
        ],
        ...[
          'reading',
          'operating hours',
          'current hours',
          'machine hours',
          'working hours',
          'betriebsstunden',
          'stunden',
        ],
        ...[
          'bh',
          'bst',
          'zahlerstand',
          'std',
          'horas',
          'horometro',
          'horas de trabajo',
          'horas motor',
          'lectura',
          'heures',
        ],
        ...['compteur', 'horametre', 'heures moteur', 'releve'],
      ],
    },
    {
      name: 'hours_at',
      type: 'date',
      headings: [
        ...[
          'reading date',
          'hours date',
          'meter date',
          'date',
          'read at',
          'read on',
          'last reading',
          'as of',
          'last reported',
          'reported at',
          'last report',
          'last contact',
          'reading time',
          'updated',
        ],
        ...[
          'last update',
          'timestamp',
          'datum',
          'ablesedatum',
          'stand vom',
          'abgelesen am',
          'fecha',
          'fecha de lectura',
        ],
        ...['fecha lectura', 'date de releve', 'date releve'],
      ],
    },
    {
      name: 'in_service_on',
      type: 'date',
      headings: [
        ...[
          'in service',
          'in service date',
          'service date',
          'in service since',
          'delivery date',
          'delivered',
          'purchase date',
        ],
        ...['start date', 'inbetriebnahme', 'in betrieb seit', 'lieferdatum', 'kaufdatum', 'en servicio desde'],
        ...[
          'fecha de puesta en servicio',
          'puesta en servicio',
          'fecha de compra',
          'mise en service',
          'date de mise en service',
        ],
      ],
    },
  ],
}

/** The columns of a table of machines that an import reads and an export writes. */
export const importColumns = namesOf(machineKind)
