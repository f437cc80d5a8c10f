import { createSecretKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import jsonwebtoken from 'jsonwebtoken';
import Koa from 'koa';
import { MongoClient, ObjectId } from 'mongodb';
import { openDatabase } from '../../api/src/collections/database';

// The minimum cost of one page of assignments: Koa, the driver, and the queries, with the same response fields as the
// API. Nothing is authenticated, parsed, logged, measured, or secured. With JWT_SECRET, the token is verified as far as
// revocable sessions require: its signature, and that its user exists.

const { MONGODB_URI = '', JWT_SECRET } = process.env;
const client = await MongoClient.connect(MONGODB_URI);
const db = openDatabase(client, client.db().databaseName);

const app = new Koa();
if (JWT_SECRET) {
  const key = createSecretKey(JWT_SECRET, 'utf8');
  app.use(async (ctx, next) => {
    const token = ctx.get('authorization').replace('Bearer ', '');
    const claims = jsonwebtoken.verify(token, key, { algorithms: ['HS256'] });
    const user = await db.users.findOne({ _id: new ObjectId(String(claims.sub)) });
    if (!user) ctx.throw(401);
    await next();
  });
}
app.use(async (ctx) => {
  const limit = Number(ctx.query['limit']);
  const page = db.assignments.find({}, { sort: { _id: -1 }, limit: limit + 1 });
  const [found, total] = await Promise.all([page.toArray(), db.assignments.estimatedDocumentCount()]);
  const rows = found.slice(0, limit);
  const [users, projects] = await Promise.all([
    db.users.find(among(rows.map(({ engineerId }) => engineerId))).toArray(),
    db.projects.find(among(rows.map(({ projectId }) => projectId))).toArray(),
  ]);
  const engineerOf = new Map(
    users.map(({ _id, name, email, skills }) => [_id.toHexString(), { _id, name, email, skills }]),
  );
  const projectOf = new Map(
    projects.map(({ _id, name, status, description }) => [
      _id.toHexString(),
      { _id, name, status, description },
    ]),
  );
  const data = rows.map(({ _id, engineerId, projectId, ...row }) => ({
    _id,
    engineerId: engineerOf.get(engineerId.toHexString()),
    projectId: projectOf.get(projectId.toHexString()),
    allocationPercentage: row.allocationPercentage,
    role: row.role,
    startDate: row.startDate,
    endDate: row.endDate,
    status: 'upcoming',
    version: row.version,
  }));
  ctx.body = { success: true, data, page: { nextCursor: rows.at(-1)?._id, total } };
});

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

function among(ids: ObjectId[]) {
  return { _id: { $in: [...new Map(ids.map((id) => [id.toHexString(), id])).values()] } };
}
