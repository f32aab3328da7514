/** How people speak of properties and quantities and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const measureSpeech = `
how heavy, weight, how much weigh, operating weight, how much does weigh, service weight, what does weigh, what weigh, weigh in at, how many tonnes, how many tons, total weight, machine weight
shipping weight, transport weight, transport mass, weight on trailer, how heavy to transport, weight for trailer, weight on low loader
empty weight, dry weight, unladen weight, curb weight, tare weight
gross weight, gross vehicle weight, gvw, laden weight, maximum permitted weight
axle load, weight on axle, axle weight
attachment weight, how heavy attachment, maximum attachment weight, weight of attachment
how tall, overall height, total height, how high is, machine height, height to top cab, how high, what height, will fit under
transport height, shipping height, clearance height, bridge height, headroom, how high on trailer, height on low loader, fit under bridge
how high reach, maximum reach height, maximum height, how high can reach, how high does reach, how high will reach
dump height, tipping height, discharge height, unloading height, dump clearance
lift height, how high lift, hoist height, fork height, maximum lift height, how high does lift, how high can lift, how high will lift, how high can raise, how high go
hinge pin height, pin height, bucket pin height
how much lift, lift capacity, rated load, safe working load, swl, how much can lift, working load limit, how much will lift, what can lift, what will lift, lifting capacity, rated operating capacity, how heavy load, maximum lifting load, how much does lift, how much can pick
load chart, lift chart, lifting capacity table, load diagram, capacity chart, load table
payload, how much carry, carrying capacity, how much can carry, maximum load, how much load, how much haul, how much can haul, maximum payload, what can carry, how much does carry, how much will carry
tipping load, static tipping load, how much before tipping, how much before tips, when tip, load before tips over
residual capacity, rated capacity, nominal capacity, nominal load, rated operating capacity
load center, load centre, load centre distance, center of gravity distance
breakout force, digging force, break out force, tear out force, bucket force, curling force
pulling power, drawbar pull, tractive force, traction force, pull force, tractive effort
how wide, overall width, total width, machine width, track width, what width, fit through gate, narrowest width, width over tracks, width over tyres, how wide is
how long is, overall length, total length, machine length, what length, how long overall
dimensions, how big, measurements, overall dimensions, what size, outside dimensions, main dimensions, how large, external dimensions
specs, specifications, technical data, spec sheet, tech data, data sheet, technical specifications
ground clearance, belly clearance, clearance underneath, room underneath, how high off ground, how much clearance, height off ground
wheelbase, wheel base, axle spacing, distance between axles
how deep dig, digging depth, maximum digging depth, how deep can dig, how deep go, how deep will dig, how far down dig, dig depth, reach down, how deep does dig
how far reach, digging reach, working radius, horizontal reach, how far can reach, operating radius, how far out, how far stretch, maximum reach, reach at ground level, outreach, how far does reach, how far will reach
tail swing, rear swing radius, tail radius, rear overhang, swing radius
how fast, travel speed, ground speed, how fast drive, maximum travel speed, how quick, what speed, how fast will go, how fast go, how many kph, how many mph, transport speed, driving speed, how fast does go, how fast can go, how fast can drive
swing speed, slew speed, how fast swing, how fast slew, how fast turn house, swing rate
cycle time, how fast lift, raise time, lifting speed, hydraulic cycle time
how many horses, horsepower, engine power, power output, rated power, how many kw, net power, how much power, how many hp, what horsepower, how many horsepower, how powerful, gross power, rated engine power
engine size, displacement, cubic capacity, how many litres engine, swept volume, how many cc, how big engine, what size engine, litre engine, piston displacement
bore and stroke, bore times stroke, cylinder dimensions
how many cylinders, number of cylinders, cylinder count
compression ratio, how much compression
idle speed, idling speed, what rpm idle, tickover speed, low idle speed, idle rpm
high idle, maximum rpm, top rpm, full throttle speed, no load speed, high idle speed
rated speed, rated rpm, nominal speed, operating rpm, rated engine speed
how much air, how many psi, tire psi, air in tires, what psi, how hard pump tyres, inflation pressure, tyre pressure, cold inflation pressure
how tight, torque, tightening torque, torque spec, how many foot pounds, torque value, foot pounds, torque specification, how tight should, how much torque, what torque, how hard tighten, tightening value, newton metres, how many nm
torque chart, torque table, standard torque, table of torques, general torques
how much oil, oil capacity, oil quantity, oil volume, engine oil capacity, how many quarts, how much oil take, how much oil hold, how many litres oil, how many liters oil, oil fill, crankcase capacity, oil refill capacity
fluid capacities, fill capacities, refill capacities, capacities, filling quantities, service refill capacities
how much fuel, fuel tank capacity, tank capacity, tank size, fuel capacity, how big tank, how much diesel, how much petrol, how much gas hold, how many gallons, how many litres fuel, how big is tank
how much coolant, coolant capacity, cooling system capacity, how much antifreeze, how much water radiator, how many litres coolant, coolant volume, how much coolant hold
how much hydraulic oil, hydraulic tank capacity, hydraulic system capacity, hydraulic oil capacity
how much refrigerant, refrigerant charge, how much freon, filling quantity refrigerant, refrigerant quantity
how much grease, grease quantity, amount of grease, how many strokes, strokes of grease
which oil, what oil, type of oil, oil grade, oil type, recommended oil, oil specification, what kind of oil, what sort of oil, what weight oil, what goes in engine, right oil, recommended viscosity
lubricant chart, lubricants table, recommended lubricants, lubricant specification, fluids and lubricants, approved oils, recommended fluids
which fuel, what fuel, fuel type, fuel specification, recommended fuel, what kind of fuel, what fuel run on, what does run on, right fuel
which grease, what grease, type of grease, grease type, grease specification, recommended grease, what kind of grease, what sort of grease, right grease
which coolant, what antifreeze, type of coolant, coolant specification, recommended coolant, what coolant, what kind of coolant, what kind of antifreeze, right coolant
viscosity, thickness of oil, weight of oil, oil weight, viscosity grade, sae grade, how thick oil
how often, maintenance interval, change interval, service interval, every how many hours, how many hours between, how regularly, how frequently, every how long, maintenance schedule
engine hours, operating hours, service hours, running hours, machine hours, working hours
how long last, service life, lifetime, lifespan, useful life, working life
how long run, run time, runtime, autonomy, endurance
how long take, duration, how long wait, waiting time, time required
fuel consumption, how much fuel use, fuel burn, burn rate, litres per hour, gallons per hour, how thirsty, how much diesel use, how much fuel burn
how hot, maximum temperature, temperature range, how hot run, permissible temperature
how cold, minimum temperature, lowest temperature, freezing point, freeze protection, frost protection
ambient temperature, outside temperature, outdoor temperature, surrounding temperature, working temperature, operating temperature range, how cold can work, how hot can work
boiling point, boils at, boiling temperature
how loud, noise level, sound level, sound power level, sound pressure level, decibels, noise emission, how noisy, how much noise, how many decibels, noise in cab, operator noise level, sound power
vibration level, hand arm vibration, whole body vibration, vibration emission, vibration exposure
gap, air gap, electrode gap, clearance gap, plug gap
backlash, gear lash, tooth play, gear backlash, flank clearance, tooth clearance
tolerance, allowable deviation, permissible deviation, how accurate, accuracy, precision
mixing ratio, coolant mix, antifreeze ratio, fifty fifty, water antifreeze mix, antifreeze concentration
two stroke mix, fuel oil mix, two stroke oil, two cycle oil, oil mix ratio, premix
how much pressure, pressure setting, what pressure, pressure value, set pressure
flow, flow rate, litres per minute, gallons per minute, gpm, delivery rate, how much flow
head of pump, delivery head, how high pump, discharge head, pumping height
suction lift, suction height, npsh, how high suck
how many volts, system voltage, rated voltage, nominal voltage, battery voltage, on board voltage, what voltage, volts system
rated current, nominal current, current draw, amperage draw, full load current, how many amps draw, amp draw, current consumption
cold cranking amps, cca, battery size, battery rating, amp hours, battery capacity, ampere hours
power rating, kva, standby power, prime power, rated output
bucket size, bucket capacity, heaped capacity, struck capacity, how big bucket, bucket volume, how much bucket hold, what size bucket, cubic yards, cubic metres
ground pressure, ground bearing pressure, footprint pressure, surface pressure, floor loading, how hard on ground, pressure on ground
ground load bearing, will ground hold, bearing capacity, ground bearing capacity, soil bearing capacity, ground strength
centre of gravity, center of gravity, balance point, centre of mass
angle of departure, approach angle, ramp angle, departure angle, ramp breakover
model year, year of manufacture, build year, year made, construction year, how old
turning circle, turning radius, how tight turn, how sharp turn, turning diameter, minimum turning radius
tyre size, what size tires, what size tyres, tire dimensions, which tyres fit, tyre dimensions
track width, how wide tracks, shoe width, width of tracks, pad width
how steep can go, gradeability, maximum gradient, climbing ability, what slope, maximum slope
how long boom, boom length, length of boom, how long arm, arm length
lift speed, raise speed, how quick lift, how quickly raise, hoisting speed
how much flow auxiliary, auxiliary flow, attachment flow, how many gpm, hydraulic flow
what hydraulic pressure, relief pressure, system pressure, operating pressure, working pressure, how much hydraulic pressure
valve gap, valve clearance, valve lash, tappet clearance, tappet gap, tappet setting
plug gap, spark plug gap, electrode gap, how big gap plug
belt tension, belt deflection, how tight belt, how tight should belt, how much belt give, belt slack
track tension, track sag, how tight tracks, how much sag track, how loose tracks, track slack
chain tension, chain slack, how tight chain, chain sag
pedal travel, free play, pedal free play, how much play pedal
gearbox oil capacity, how much oil gearbox, how much gear oil, transmission capacity, transmission oil capacity
axle oil capacity, what goes in diff, how much oil diff, how much oil axle, differential capacity, differential oil
final drive capacity, final drive oil capacity, hub oil capacity
brake fluid capacity, how much brake fluid, brake fluid quantity
washer tank capacity, how much washer fluid, washer reservoir capacity
adblue capacity, def tank capacity, how much adblue, how much def
output voltage, generator voltage, rated voltage output
output power, how many watts, how many kva, rated power output, continuous power, wattage
charging current, charge rate, how many amps charge, alternator output
welding current, how many amps weld, amperage range, current range, welding range
duty cycle, how long weld, on time percentage
spindle speed, how fast spindle, spindle rpm, speed range of spindle
cutting width, mowing width, how wide cut, working width, swath
cutting height, mowing height, how low cut, how high cut, deck height
pump output, how much pump, how many litres pump, pumping capacity, discharge rate
wind limit, maximum wind speed, how windy, permissible wind speed
load on ladder, maximum persons, how many people, number of persons, how many seats, seating capacity
storage temperature, how cold store, shelf life, storage conditions
`
