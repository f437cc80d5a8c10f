// The health check of the API's container.
const { PORT = '3000' } = process.env;
const reply = await fetch(`http://127.0.0.1:${PORT}/readyz`);
if (!reply.ok) throw new Error(await reply.text());
