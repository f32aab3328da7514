/** How people speak of documents, identification, indicators and controls and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const identitySpeech = `
serial number, pin number, vin, product identification number, machine number, chassis number, serial no, identification number
engine number, engine serial number, motor number, engine serial
data plate, type plate, name plate, nameplate, id plate, rating plate, serial plate, identification plate
where is serial number, location of serial number, serial number location, where to find vin
model, type designation, model name, which model, model number, machine type
decal, sticker, label, safety sign, warning sign, warning label, placard, safety decal
pictogram, symbol, icon, picture on button, sign meaning, what does symbol mean, graphic symbol
manual, handbook, operating instructions, operator manual, owners manual, instruction book, operation and maintenance manual, instruction manual
service manual, workshop manual, shop manual, repair manual, maintenance manual
parts book, parts catalogue, parts list, parts catalog, spare parts list, parts manual, ipl
exploded view, parts diagram, exploded drawing, parts drawing, breakdown drawing
logbook, service book, maintenance record, maintenance log, service record, machine log
ce mark, declaration of conformity, conformity declaration, ce declaration, certificate of conformity
manufacturer, maker, who makes, producer, made by
dealer, service partner, distributor, service center, service centre, authorised dealer, customer service
address, phone number dealer, contact details, contact address, hotline
table of contents, index of manual, chapter overview
abbreviation, acronym, stands for
overview of machine, main components, component location, parts of machine, machine overview, component overview
where is, location, located, where do i find, whereabouts
purpose, what is for, what for, serves for
warning light, indicator lamp, telltale, tell tale, idiot light, warning lamp, pilot lamp, dash light
check engine light, engine warning light, engine fault lamp, malfunction indicator lamp, engine warning lamp
red light, stop lamp red, red warning lamp, red lamp, stop light engine, central warning lamp
oil light, oil pressure light, oil pressure lamp, oil warning light, oil pressure warning
temp light, temperature light, overheat light, coolant temperature warning, temperature warning lamp, overheat warning
light comes on, lights up, lamp comes on, is lit, illuminates, glows, lamp is lit
temp gauge, temperature gauge, heat gauge, water temp gauge, coolant temperature gauge
oil pressure gauge, oil gauge, oil pressure meter
pressure gauge, manometer, pressure meter, pressure clock
hour meter, hourmeter, hour counter, service meter, hobbs, hours run meter
speedo, speedometer, speed indicator, mph gauge
odometer, mileage, kilometre counter, distance counter, trip meter
rev gauge, tachometer, rev clock, rpm meter
dash, instrument cluster, gauge cluster, dash panel, cluster, gauge panel
display screen, touch screen, touchscreen, screen in cab, machine display, onboard monitor
fault code, error code, trouble code, dtc, spn fmi, diagnostic code, error number, code on display
code list, fault code list, error list, list of codes, error code table, fault table
message, warning message, error message, pop up, display message, notification
event log, fault memory, fault history, code history, error memory, stored codes, fault log
controls, control elements, operating elements, what do levers do, control devices, operator controls
rocker switch, toggle switch, tumbler switch, flip switch, toggle
push button, press button, keypad, membrane switch, key pad, soft key
selector switch, rotary switch, turn switch, rotary knob, dial knob, selector, twist knob
left joystick, left stick, left control lever, left hand lever, left lever
right joystick, right stick, right control lever, right hand lever, right lever
switch on left console, left console, left armrest console, left control box
right console, right hand console, right armrest console, right control box
steering column switch, column stalk, stalk, indicator stalk, multifunction lever, combination switch
fill mark, full mark, max mark, upper mark, maximum mark
low mark, min mark, lower mark, minimum mark, add mark
arrow, direction arrow, flow arrow, arrow mark, flow direction
inscription, marking, stamped, engraved, embossed, stamped number, punched
software version, firmware, software update, update software, program version, firmware version
backup settings, save settings, store settings, parameter, parameter list, parameter setting
order parts, order spare parts, buy parts, get parts, spare parts order
superseded, replaced by number, new part number, obsolete number, supersession
accessory, optional equipment, option, extra equipment, add on, special equipment
is included, scope of delivery, comes with, supplied with, delivery contents, what is in box
standard equipment, standard version, base equipment, factory fitted
`
