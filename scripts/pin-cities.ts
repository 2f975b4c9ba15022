/** Cities of postal districts. */

/** Districts with a city's name, or a newer spelling. */
const cities: Readonly<Record<string, string>> = {
  "24 Paraganas North": "North 24 Parganas",
  "24 Paraganas South": "South 24 Parganas",
  Ahmadabad: "Ahmedabad",
  "Bengaluru Urban": "Bengaluru",
  "Dinajpur Dakshin": "Dakshin Dinajpur",
  "Dinajpur Uttar": "Uttar Dinajpur",
  "East District": "Gangtok",
  "East Singhbum": "Jamshedpur",
  Ganganagar: "Sri Ganganagar",
  "Kamrup Metro": "Guwahati",
  "Kanpur Nagar": "Kanpur",
  "Lakshadweep District": "Lakshadweep",
  "Leh Ladakh": "Leh",
  "Medinipur East": "Purba Medinipur",
  "Medinipur West": "Paschim Medinipur",
  "Mumbai Suburban": "Mumbai",
  "North District": "Mangan",
  Ntr: "Vijayawada",
  "Panch Mahals": "Panchmahal",
  Pondicherry: "Puducherry",
  "S.A.S Nagar": "Mohali",
  "South Andamans": "Port Blair",
  "South District": "Namchi",
  "Spsr Nellore": "Nellore",
  Tuticorin: "Thoothukudi",
  Visakhapatanam: "Visakhapatnam",
  "West District": "Gyalshing",
  "West Tripura": "Agartala",
  "Y.S.R.": "Kadapa",
};

const cityStates = ["Chandigarh", "Delhi"];

/** "BENGALURU URBAN" in Karnataka is Bengaluru. */
export function cityOfDistrict(district: string, state: string): string {
  const name = district
    .trim()
    .toLowerCase()
    .replace(/(^|[\s(.-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(/ And /g, " and ");
  if (name === "New Delhi") return name;
  if (cityStates.includes(state) || name === "Na") return state;
  return cities[name] ?? name;
}
