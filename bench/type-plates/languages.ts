import type { PlateLanguage } from './plate'

export const plateLanguages: readonly PlateLanguage[] = [
  {
    headlines: ['WHEEL LOADER', 'HYDRAULIC EXCAVATOR', 'COMPACT TRACK LOADER', ''],
    model: ['MODEL', 'Model', 'Model No.', 'TYPE', 'Type'],
    serialNumber: ['SERIAL NO.', 'S/N', 'Serial Number', 'SERIAL No', 'Serial No.', 'SER. NO.'],
    year: ['YEAR', 'Year of manufacture', 'MFG. YEAR'],
    mass: ['MASS', 'Operating weight', 'WEIGHT'],
    power: ['POWER', 'Engine power', 'NET POWER'],
    addresses: ['Made in USA', 'Peoria, IL 61629 USA', 'MADE IN UNITED KINGDOM', 'Harrow Works Ltd, Leeds LS9 0RA'],
  },
  {
    headlines: ['RADLADER', 'HYDRAULIKBAGGER', 'BAUMASCHINE', ''],
    model: ['Typ', 'TYP', 'Modell', 'MODELL'],
    serialNumber: ['Serien-Nr.', 'Fabr.-Nr.', 'Seriennummer', 'Fabrik-Nr.', 'Masch.-Nr.', 'Serien Nr'],
    year: ['Baujahr', 'BAUJAHR', 'Bj.'],
    mass: ['Gewicht', 'Einsatzgewicht', 'zul. Gesamtgewicht'],
    power: ['Leistung', 'Motorleistung'],
    addresses: ['Made in Germany', 'D-88416 Ochsenhausen', 'Industriestr. 12, 70565 Stuttgart'],
  },
  {
    headlines: ['CARGADORA DE RUEDAS', 'EXCAVADORA', ''],
    model: ['MODELO', 'Modelo', 'TIPO', 'Tipo'],
    serialNumber: ['N.º de serie', 'No. de serie', 'NÚMERO DE SERIE', 'Nº SERIE', 'Núm. de serie'],
    year: ['Año', 'AÑO DE FABRICACIÓN', 'Año de fabricación'],
    mass: ['Peso', 'MASA', 'Peso operativo'],
    power: ['Potencia', 'POTENCIA'],
    addresses: ['Hecho en España', '50014 Zaragoza', 'Fabricado en México'],
  },
  {
    headlines: ['CHARGEUSE SUR PNEUS', 'PELLE HYDRAULIQUE', ''],
    model: ['Modèle', 'MODELE', 'Type', 'TYPE'],
    serialNumber: ['N° de série', 'No de série', 'NUMERO DE SERIE', 'N° série'],
    year: ['Année', 'Année de fabrication'],
    mass: ['Masse', 'Poids', 'MASSE'],
    power: ['Puissance', 'PUISSANCE'],
    addresses: ['Fabriqué en France', '60000 Beauvais'],
  },
  {
    headlines: ['WHEEL LOADER / PALA CARICATRICE', 'ESCAVATORE', ''],
    model: ['Modello', 'TIPO', 'Model / Modello'],
    serialNumber: ['Matricola', 'N. di serie', 'N° MATRICOLA', 'S/N'],
    year: ['Anno', 'Anno di costruzione'],
    mass: ['Massa', 'Peso'],
    power: ['Potenza'],
    addresses: ['Made in Italy', '41100 Modena'],
  },
]
