/** Calls the API for a test's own data. */
export function apiOf(origin: string, token: string) {
  const send = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: Data; error?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.error}`);
    return answer.data;
  };
  return {
    async addEngineer(
      name: string,
      email = `${name.toLowerCase().replaceAll(' ', '.')}@schedule.test`,
    ): Promise<string> {
      const body = { name, email, password: 'demo-password', department: 'Schedules' };
      return (await send<{ engineer: { _id: string } }>('POST', '/api/engineers', body)).engineer._id;
    },
    async addProject(name: string, startDate: string, endDate: string): Promise<string> {
      const body = { name, description: name, startDate, endDate };
      return (await send<{ project: { _id: string } }>('POST', '/api/projects', body)).project._id;
    },
    async deleteProject(id: string): Promise<void> {
      await send('DELETE', `/api/projects/${id}`);
    },
    async assign(body: object): Promise<string> {
      const { assignment } = await send<{ assignment: { _id: string } }>('POST', '/api/assignments', body);
      return assignment._id;
    },
    async updateEngineer(id: string, body: object): Promise<void> {
      await send('PUT', `/api/engineers/${id}`, body);
    },
    async updateAssignment(id: string, body: object): Promise<void> {
      await send('PUT', `/api/assignments/${id}`, body);
    },
  };
}
